import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { type OfferedCountry, offeredCountry } from '@/test/support/page/offered-country';
import { waitUntil } from '@/test/support/wait';
import { odooServer } from './environment';
import { type Odoo, signInToOdoo } from './odoo';
import { openOdooPage } from './open-odoo';
import { type Partner, partners } from './partners';

describe.each(browserNames)('countries of contacts on Odoo in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let odoo: Odoo;
  let made: number[] = [];

  beforeAll(async () => {
    odoo = await signInToOdoo(odooServer);
    made = await odoo.create(partners);
    connected = await openConnectedBrowser(browser);
    page = await openOdooPage(connected);
    await page.goto(`${odooServer.url}/odoo/contacts`);
  });
  afterAll(async () => {
    await odoo?.remove(made);
    await connected?.stop();
  });

  /** The name of the form, once it shows one. */
  const shownName = () =>
    page.evaluate(() => {
      const field = document.querySelector('.o_form_view [name="name"] :is(input,textarea)');
      return field && 'value' in field && field.value ? String(field.value) : undefined;
    });

  /** Opens a contact by its row in the list. */
  async function openFromList(name: string): Promise<void> {
    // The list is drawn more than once while it loads.
    const open = async () => {
      for (const cell of await page.$$('.o_data_row .o_data_cell')) {
        const isIt = (await cell.evaluate((each) => each.textContent))?.includes(name);
        if (!isIt) continue;
        // Not under the heading row, which stays at the top.
        await cell.evaluate((each) => each.scrollIntoView({ block: 'center' }));
        await cell.click();
        return true;
      }
      return false;
    };
    await waitUntil(() => open().catch(() => false), `${name} in the list`);
  }

  /** Presses a control, again if Odoo draws it again meanwhile. */
  const press = (selector: string) =>
    waitUntil(() => page.click(selector).then(() => true), selector);

  async function inForm({ e164 }: Partner): Promise<OfferedCountry> {
    const box = await (await page.$('.o_form_view [name="phone"] input'))?.boundingBox();
    if (!box) return 'not offered';
    await page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 5 });
    const offered = await offeredCountry(connected.rig, page, e164);
    if (offered !== 'not offered') return offered;
    // The form was drawn again under the pointer: a rep moves it once more.
    await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 5 });
    return offeredCountry(connected.rig, page, e164);
  }

  it('offers none in a wrong country from record to record', async () => {
    await openFromList(partners[0]?.name ?? '');
    const found = new Map<string, OfferedCountry>();
    for (let step = 0; step < 120 && found.size < partners.length; step++) {
      const name = await waitUntil(shownName, 'a record');
      const partner = partners.find((each) => each.name === name);
      if (partner && !found.has(name)) found.set(name, await inForm(partner));
      await press('.o_pager_next');
      await waitUntil(async () => ((await shownName()) ?? name) !== name, 'the next record');
    }
    expectRight(found);
  }, 600_000);

  it('offers none in a wrong country through the list', async () => {
    await page.goto(`${odooServer.url}/odoo/contacts`);
    const found = new Map<string, OfferedCountry>();
    for (const partner of partners) {
      await openFromList(partner.name);
      await waitUntil(async () => (await shownName()) === partner.name, partner.name);
      found.set(partner.name, await inForm(partner));
      await press('.o_breadcrumb .o_back_button, .o_breadcrumb a');
      await page.waitForSelector('.o_data_row');
    }
    expectRight(found);
  }, 600_000);

  function expectRight(found: ReadonlyMap<string, OfferedCountry>): void {
    const count = (kind: string) =>
      [...found.values()].filter((each) => each.startsWith(kind)).length;
    console.log(browser, {
      right: count('right'),
      asked: count('asked'),
      wrong: count('wrong'),
      notOffered: count('not offered'),
    });
    const others = [...found].filter(([, offered]) => offered !== 'right');
    expect(found.size).toBe(partners.length);
    expect(
      others.filter(([name, offered]) => !name.endsWith('anywhere') || offered !== 'asked'),
    ).toEqual([]);
  }
});
