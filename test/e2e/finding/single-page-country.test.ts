import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormPerson, formPeople } from '@/sandbox/crm/forms/people';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { markOn, pointAtMark, pointTo } from '@/test/support/page/marks';
import { type OfferedCountry, offeredCountry } from '@/test/support/page/offered-country';
import { waitUntil } from '@/test/support/wait';

/** Of the list, whose numbers say their country, and whose are ones in those countries. */
const IN_LIST = ['Henrik Lund', 'Greta Vogel', 'Jonas Reuter', 'Elsa Nordin'];

describe.each(browserNames)('countries in a single-page CRM in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/forms`);
    await markOn(page, formPeople[0]?.phone ?? '');
  });
  afterAll(() => connected?.stop());

  async function inForm(person: FormPerson): Promise<OfferedCountry> {
    await waitUntil(
      () =>
        page
          .$eval('#phone_0', (field) => (field as HTMLInputElement).value)
          .then((text) => text === person.phone),
      `the record of ${person.name}`,
    );
    const field = await page.$('#phone_0');
    const box = await field?.boundingBox();
    if (!box) throw new Error('no phone field');
    await pointTo(page, { x: box.x + 30, y: box.y + box.height / 2 });
    return offeredCountry(connected.rig, page, person.e164);
  }

  const isLonely = ({ country }: FormPerson) => country === '';

  it('offers no number of the list in a wrong country', async () => {
    const marked = formPeople.filter(({ name }) => IN_LIST.includes(name));
    for (const person of marked) {
      await pointAtMark(page, await markOn(page, person.phone));
      expect([person.name, await offeredCountry(connected.rig, page, person.e164)]).toEqual([
        person.name,
        person.phone.startsWith('+') ? 'right' : 'asked',
      ]);
    }
  });

  it('reads each number in the country of its own record, from record to record', async () => {
    await page.click('tbody td');
    const found: [string, OfferedCountry][] = [];
    for (const person of formPeople) {
      found.push([person.name, await inForm(person)]);
      await page.click('[name="next"]');
    }
    expect(found).toEqual(
      formPeople.map((each) => [each.name, isLonely(each) ? 'asked' : 'right']),
    );
  });

  it('places no call before the rep chose the country', async () => {
    expect(connected.sandbox.calls()).toEqual([]);
  });
});
