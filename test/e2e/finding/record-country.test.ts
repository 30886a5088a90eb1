import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formPeople } from '@/sandbox/crm/forms/people';
import { type AttackSite, startAttackSite } from '@/test/support/attacks/site';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { markOn, pointAtMark, pointTo } from '@/test/support/page/marks';
import { type OfferedCountry, offeredCountry } from '@/test/support/page/offered-country';
import { waitUntil } from '@/test/support/wait';

/** A form that names its country only in a field. */
const FORM = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Contact</title>
<main style="margin:60px;font:18px sans-serif"><h2>Phones</h2><p>020 7946 0123</p>
<p><a href="tel:02079460958">Call the office</a></p>
<p>He asked me to call back on 020 7946 0456 after lunch.</p>
<label>Country <select><option>France</option><option selected>United Kingdom</option></select></label>
</main></html>`;

/** National numbers of four countries. The last one's record names no country, and no offer may guess it. */
const RECORDS = [2, 3, 4, 5, 12];

describe.each(browserNames)('countries on record pages in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let site: AttackSite;

  beforeAll(async () => {
    site = await startAttackSite();
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open('about:blank');
  });
  afterAll(async () => {
    await connected?.stop();
    await site?.stop();
  });

  /** How the record's own number is offered, for each record. */
  async function offeredOn(path: string, selector: string): Promise<OfferedCountry[]> {
    const found: OfferedCountry[] = [];
    for (const at of RECORDS) {
      await page.goto(`${connected.sandbox.crmUrl}/hard/${path}=${at}`);
      const box = await waitUntil(async () => (await page.$(selector))?.boundingBox(), selector);
      await pointTo(page, { x: box.x + 30, y: box.y + box.height / 2 });
      found.push(await offeredCountry(connected.rig, page, formPeople[at]?.e164 ?? ''));
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

  it.each([
    ['020 7946 0123', '+442079460123'],
    ['Call the office', '+442079460958'],
  ])('marks %s in the country of a select in its form', async (text, e164) => {
    await page.goto(site.serve(FORM));
    await pointAtMark(page, await markOn(page, text));
    expect(await offeredCountry(connected.rig, page, e164)).toBe('right');
  });

  it('reads a number in a note in the country of the one record that the page is about', async () => {
    await page.goto(`${site.serve(FORM)}#/contacts/31`);
    await pointAtMark(page, await markOn(page, '020 7946 0456'));
    expect(await offeredCountry(connected.rig, page, '+442079460456')).toBe('right');
  });

  it('places no call before the rep chose the country', () => {
    expect(connected.sandbox.calls()).toEqual([]);
  });
});
