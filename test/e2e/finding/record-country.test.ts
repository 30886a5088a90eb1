import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formPeople } from '@/sandbox/crm/forms/people';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { type OfferedCountry, offeredCountry } from '@/test/support/page/offered-country';
import { waitUntil } from '@/test/support/wait';

/** British, German, French and Swedish numbers as at home; the last one's record says no country, and no offer may guess it. */
const RECORDS = [2, 3, 4, 5, 12];

describe.each(browserNames)('countries on record pages in %s', (browser) => {
  let desk: Desk;
  let page: Page;

  beforeAll(async () => {
    desk = await openDesk(browser);
    page = await desk.rig.open('about:blank');
  });
  afterAll(() => desk?.stop());

  /** How the record's own number is offered, for each record. */
  async function offeredOn(path: string, selector: string): Promise<OfferedCountry[]> {
    const found: OfferedCountry[] = [];
    for (const at of RECORDS) {
      await page.goto(`${desk.sandbox.crmUrl}/hard/${path}=${at}`);
      const box = await waitUntil(async () => (await page.$(selector))?.boundingBox(), selector);
      await page.mouse.move(box.x + 30, box.y + box.height / 2, { steps: 5 });
      found.push(await offeredCountry(desk.rig, page, formPeople[at]?.e164 ?? ''));
    }
    return found;
  }

  it('reads a number in the country of a distant address block', async () => {
    const found = await offeredOn('contact-summary?cid', '[data-phone]');
    expect(found).toEqual(['right', 'right', 'right', 'right', 'not offered']);
  });

  it('reads a field in the country whose code is in the address', async () => {
    const found = await offeredOn('party-form?id', '#phone');
    expect(found).toEqual(['right', 'right', 'right', 'right', 'not offered']);
  });

  it('places no call before the rep chose the country', () => {
    expect(desk.sandbox.calls()).toEqual([]);
  });
});
