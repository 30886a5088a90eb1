import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { pressUntil } from '@/test/support/card/card';
import { pointAtMark, readMarks, type SeenMark } from '@/test/support/page/marks';
import { type OfferedCountry, offeredCountry } from '@/test/support/page/offered-country';
import { waitUntil } from '@/test/support/wait';
import { odooServer } from './environment';
import { type Odoo, signInToOdoo } from './odoo';
import { openOdooPage } from './open-odoo';
import { type Partner, partners } from './partners';

const BODY = '.o-mail-Message-body';
/** Contacts at home in their countries, and one of no country. */
const noted = partners
  .filter(({ name }) => /(GB|DE|FR|AU|JP|IT) at home|GB anywhere/.test(name))
  // “Handset” and “home” are words for a phone, and in no name.
  .map((partner) => ({
    ...partner,
    name: partner.name.replace('Handset', 'Imogen').replace(' at home', ' Clarke'),
  }));

/** What reps write about a number. */
const notes = (phone: string) => [
  `Asked me to call back on ${phone} after lunch.`,
  `Assistant: ${phone}`,
  phone,
];

describe.each(browserNames)('numbers in notes of contacts on Odoo in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let odoo: Odoo;
  let made: number[] = [];

  beforeAll(async () => {
    odoo = await signInToOdoo(odooServer);
    made = await odoo.create(noted);
    connected = await openConnectedBrowser(browser);
    page = await openOdooPage(connected);
  });
  afterAll(async () => {
    await odoo?.remove(made);
    await connected?.stop();
  });

  it('are read in the country of the contact', async () => {
    const found: Record<string, OfferedCountry[]> = {};
    for (const [at, partner] of noted.entries()) {
      for (const body of notes(partner.phone))
        await odoo.call('res.partner', 'message_post', [[made[at]]], { body });
      found[partner.name] = await offeredIn(partner, made[at] ?? 0);
    }
    console.log(browser, found);
    const { 'Imogen GB anywhere': unknown, ...known } = found;
    expect(unknown?.filter((offered) => offered === 'right')).toEqual([]);
    expect(
      Object.values(known)
        .flat()
        .filter((offered) => offered !== 'right'),
    ).toEqual([]);
  }, 600_000);

  it('name the record of the contact', async () => {
    await page.goto(`${odooServer.url}/odoo/contacts/${made[0]}`);
    await page.waitForSelector(BODY);
    for (const body of await page.$$(BODY)) {
      const text = await body.evaluate((each) => each.textContent ?? '');
      if (!text.includes('after lunch')) continue;
      await body.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      await pointAtMark(page, await markIn(body));
    }
    const card = await pressUntil(connected.rig, page, /./, 'dialog');
    expect(card.text).toContain(`On the record of ${noted[0]?.name}`);
  });

  async function offeredIn({ e164, phone }: Partner, id: number): Promise<OfferedCountry[]> {
    await page.goto(`${odooServer.url}/odoo/contacts/${id}`);
    await page.waitForFunction(
      (selector) => document.querySelectorAll(selector).length >= 3,
      {},
      BODY,
    );
    const offered: OfferedCountry[] = [];
    for (const body of await page.$$(BODY)) {
      const text = await body.evaluate((each) => each.textContent ?? '');
      if (text.includes(phone)) offered.push(await offeredBy(body, e164));
    }
    return offered;
  }

  async function offeredBy(body: ElementHandle, e164: string): Promise<OfferedCountry> {
    await body.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    const mark = await markIn(body).catch(() => undefined);
    if (!mark) return 'not offered';
    await pointAtMark(page, mark);
    return offeredCountry(connected.rig, page, e164);
  }

  /** The mark in a note, once it is painted. */
  function markIn(body: ElementHandle): Promise<SeenMark> {
    const find = async () => {
      const box = await body.boundingBox();
      const isInside = ({ x, y }: SeenMark) =>
        box && x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
      return (await readMarks(page)).find(isInside);
    };
    return waitUntil(find, 'a mark in the note', 5_000);
  }
});
