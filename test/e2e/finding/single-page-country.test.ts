import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

/** Opened one after another: each country differs from those before, and two records name none. */
const OPENED = ['Imogen Clarke', 'Lena Brandt', 'Camille Perrin', 'Owen Marsh', 'Jonas Reuter'].map(
  (name) => formPeople.findIndex((each) => each.name === name),
);

const isLonely = ({ country }: FormPerson) => country === '';
const expected = (people: readonly FormPerson[]) =>
  people.map((each) => [each.name, isLonely(each) ? 'asked' : 'right']);
const at = (nth: number) => formPeople[nth] as FormPerson;

describe.each(browserNames)('countries in a single-page CRM in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open('about:blank');
  });
  beforeEach(async () => {
    await page.goto(`${connected.sandbox.crmUrl}/forms`);
    await listed();
  });
  // No call is placed before the rep chose the country.
  afterEach(() => expect(connected.sandbox.calls()).toEqual([]));
  afterAll(() => connected?.stop());

  const listed = () => markOn(page, formPeople[0]?.phone ?? '');
  const openRow = (nth: number) => page.click(`tbody tr:nth-child(${nth + 1}) td`);
  /** Presses the browser's back or forward button. */
  const step = (by: 1 | -1) => page.evaluate((steps) => history.go(steps), by);

  /** How the number of the record on screen is offered. */
  async function inForm(person: FormPerson): Promise<[string, OfferedCountry]> {
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
    return [person.name, await offeredCountry(connected.rig, page, person.e164)];
  }

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
    await openRow(0);
    const found: [string, OfferedCountry][] = [];
    for (const person of formPeople) {
      found.push(await inForm(person));
      await page.click('[name="next"]');
    }
    expect(found).toEqual(expected(formPeople));
  });

  it.each([
    ['the button to the list', () => page.click('[name="back"]')],
    ['the breadcrumb', () => page.click('[aria-label="Breadcrumb"] a')],
    ['the back button of the browser', () => step(-1)],
  ])('reads each number in the country of its own record, through %s', async (_, goBack) => {
    const found: [string, OfferedCountry][] = [];
    for (const nth of OPENED) {
      await openRow(nth);
      found.push(await inForm(at(nth)));
      await goBack();
      await listed();
    }
    expect(found).toEqual(expected(OPENED.map(at)));
  });

  it('reads each number in the country of its own record, back and forward in history', async () => {
    for (const nth of OPENED) {
      await openRow(nth);
      await page.waitForSelector('#phone_0');
      await page.click('[name="back"]');
      await listed();
    }
    const found: [string, OfferedCountry][] = [];
    for (const nth of OPENED.toReversed()) {
      await step(-1);
      found.push(await inForm(at(nth)));
      await step(-1);
      await listed();
    }
    for (const nth of OPENED) {
      await step(1);
      found.push(await inForm(at(nth)));
      await step(1);
      await listed();
    }
    expect(found).toEqual(expected([...OPENED.toReversed(), ...OPENED].map(at)));
  });
});
