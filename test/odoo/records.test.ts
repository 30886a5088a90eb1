import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordContext } from '@/lib/calls/model';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { readCard } from '@/test/support/card/card';
import { readOffers } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';
import { odooServer } from './environment';
import { type Odoo, signInToOdoo } from './odoo';
import { openOdooPage } from './open-odoo';
import type { Partner } from './partners';

/** All of them share one number, as the people of a company do: only the page tells them apart. */
const NUMBER = '+44 20 7946 0123';
const names = ['Ada', 'Bo', 'Cleo', 'Dara', 'Edda', 'Finn'].map((name) => `${name} Handset Record`);
const partners: Partner[] = names.map((name) => ({ name, phone: NUMBER, e164: '+442079460123' }));
/** Records are looked at more than once, in both directions. */
const STEPS = 18;

describe.each(browserNames)('records of contacts on Odoo in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let odoo: Odoo;
  let made: number[] = [];

  beforeAll(async () => {
    odoo = await signInToOdoo(odooServer);
    made = await odoo.create(partners);
    connected = await openConnectedBrowser(browser);
    page = await openOdooPage(connected);
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
  const idOf = (name: string) => String(made[names.indexOf(name)]);
  const offers = async () => (await readOffers(connected.popup)).map(({ offerId }) => offerId);

  /** The record of the offer that resting on an element makes. */
  async function recordAt(selector: string): Promise<RecordContext | undefined> {
    const before = new Set(await offers());
    const newOffer = async () =>
      (await readOffers(connected.popup)).find(({ offerId }) => !before.has(offerId));
    for (let attempt = 0; attempt < 6; attempt++) {
      const box = await (await page.$(selector))?.boundingBox().catch(() => null);
      if (box)
        await page.mouse.move(box.x + 30 + attempt * 4, box.y + box.height / 2, { steps: 4 });
      const offer = await waitUntil(newOffer, 'an offer', 1_500).catch(() => undefined);
      if (offer) return offer.record;
      await page.mouse.move(2, 2);
    }
    throw new Error(`no offer at ${selector}`);
  }

  it('are those of the form, from record to record', async () => {
    await page.goto(`${odooServer.url}/odoo/contacts`);
    await openRow(page, names[0] ?? '');
    const seen: [string, RecordContext | undefined][] = [];
    for (let step = 0; step < STEPS; step++) {
      const name = await waitUntil(shownName, 'a record');
      if (names.includes(name)) {
        const record = await recordAt('.o_form_view [name="phone"] input');
        seen.push([(await shownName()) === name ? name : 'moved', record]);
      }
      await page.mouse.move(2, 2);
      const pager = step % 5 === 4 ? '.o_pager_previous' : '.o_pager_next';
      // The form may be drawn again as it is pressed.
      await waitUntil(() => page.click(pager).then(() => true), 'the pager');
      await waitUntil(async () => ((await shownName()) ?? name) !== name, 'the next record');
    }
    const wrong = seen.filter(([name, record]) => record?.id && record.id !== idOf(name));
    const lost = seen.filter(([, record]) => !record?.id);
    console.log(browser, { seen: seen.length, wrong: wrong.length, lost: lost.length });
    expect(wrong).toEqual([]);
    expect(lost).toEqual([]);
    expect(new Map(seen).get('Bo Handset Record')).toEqual({
      ...{ crm: 'odoo', type: 'res.partner', title: 'Bo Handset Record', slug: 'phone' },
      ...{
        id: String(made[1]),
        objectId: made[1],
        url: `${odooServer.url}/odoo/contacts/${made[1]}`,
      },
    });
  }, 300_000);

  it('are those of the form that comes under a resting pointer', async () => {
    await page.goto(`${odooServer.url}/odoo/contacts`);
    await openRow(page, names[0] ?? '');
    await waitUntil(shownName, 'a record');
    const field = '.o_form_view [name="phone"] input';
    const box = await waitUntil(async () => (await page.$(field))?.boundingBox(), 'the field');
    const seen: { name: string; id: string | undefined; after: number }[] = [];
    for (let step = 0; step < STEPS; step++) {
      const after = (step * 37) % 280;
      const name = await shownName();
      await page.$eval('.o_pager_next', (button) => (button as HTMLElement).click());
      await sleep(after);
      await page.mouse.move(box.x + 20 + step, box.y + box.height / 2);
      const next = await waitUntil(async () => ((await shownName()) ?? name) !== name, 'the next');
      expect(next).toBe(true);
      if (!names.includes((await shownName()) ?? '')) continue;
      await page.mouse.move(box.x + 21 + step, box.y + box.height / 2);
      await waitUntil(async () => (await readCard(connected.rig, page))?.buttons[0], 'the button');
      const [offer] = await readOffers(connected.popup);
      seen.push({ name: (await shownName()) ?? '', id: offer?.record?.id, after });
    }
    const wrong = seen.filter(({ name, id }) => id && id !== idOf(name));
    const lost = seen.filter(({ id }) => !id);
    console.log(browser, { rested: seen.length, wrong: wrong.length, lost: lost.length });
    expect(wrong).toEqual([]);
  }, 120_000);

  it.each([
    ['list', '.o_list_view', '.o_data_row td[name="phone"]'],
    ['kanban', '.o_kanban_view', '.o_kanban_record ::-p-text(+44 20 7946 0123)'],
  ])(
    'are unknown on a %s, whose rows name none',
    async (kind, view, cell) => {
      await page.goto(`${odooServer.url}/odoo/contacts`);
      const shown = async () =>
        (await page.$(view)) ?? (await page.click(`.o_switch_view.o_${kind}`).then(() => null));
      await waitUntil(shown, kind);
      await waitUntil(() => page.$(cell), 'a number');
      expect(await recordAt(cell)).toEqual({ crm: 'odoo' });
    },
    60_000,
  );
});

/** The list is drawn more than once while it loads. */
async function openRow(page: Page, name: string): Promise<void> {
  const open = async () => {
    for (const cell of await page.$$('.o_data_row .o_data_cell')) {
      const isIt = (await cell.evaluate((each) => each.textContent))?.includes(name);
      if (isIt) await cell.click();
      if (isIt) return true;
    }
    return false;
  };
  await waitUntil(() => open().catch(() => false), 'the list');
}
