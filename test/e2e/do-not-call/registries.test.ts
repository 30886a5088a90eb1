import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { CALL, cardSaying, pressInCard, pressUntil } from '@/test/support/card/card';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import {
  choose,
  fillIn,
  openDashboardPage,
  typedInto,
  waitForText,
} from '@/test/support/own-pages/dashboard-page';
import { countRows } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** Long enough for 200,000 numbers on a slow machine. */
const IMPORT_MS = 120_000;
const MANY = 200_000;
/** More, so that the rep can press Cancel in time, and the background die in the middle. */
const MORE = 500_000;
/** Area code 555 was never assigned: its numbers are nobody's, and Handset calls none of them. */
const nth = (at: number) => `555${String(at * 31).padStart(7, '0')}`;
/** Reserved for fiction, and callable. */
const fictional = ['201', '212', '415', '617', '702', '989'].flatMap((area) =>
  Array.from({ length: 100 }, (_, at) => `${area}55501${String(at).padStart(2, '0')}`),
);
/** On the sample CRM's page, as a link to dial. */
const ON_PAGE = '3125550149';

const DAY_MS = 24 * 3_600_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

describe.each(browserNames)('a national registry in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let folder: string;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, repeatSeconds: 0, callRules: 'off' },
    });
    folder = await mkdtemp(join(tmpdir(), 'handset-registry-'));
    page = await openDashboardPage(connected.rig, '#/donotcall');
    await page.setViewport({ width: 1100, height: 800 });
  });
  afterAll(async () => {
    expect(connected?.sandbox.calls()).toEqual([]);
    await connected?.stop();
  });

  /** Chooses a file as the rep does. */
  const pick = async (name: string, text: string, inPage = page) => {
    const file = join(folder, name);
    await writeFile(file, text);
    const field = await inPage.waitForSelector('.registries input[type=file]');
    await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
    await inPage.waitForSelector('#registry-as-of');
  };
  const registries = async () => {
    const answer = await askBackground(connected.popup, 'registries', null);
    return answer.ok ? answer.value : [];
  };
  const rowsIn = (table: string) => countRows(connected.popup, table);
  const dial = (e164: string) =>
    askBackground(connected.popup, 'dial', { e164, gesture: crypto.randomUUID() });
  const american = (numbers: readonly string[]) =>
    numbers.map((digits) => `${digits.slice(0, 3)},${digits.slice(3)}`).join('\r\n');

  it('is imported from 200,000 lines in any order, with duplicates and wrong lines', async () => {
    const many = Array.from({ length: MANY }, (_, at) => nth((at * 7_919) % MANY));
    const numbers = [...many, ...fictional, nth(5), nth(6), ON_PAGE];
    const lines = [american(numbers), 'not a number', '555,12'];
    await pick(`dnc_${dayBefore(2)}.txt`, `AreaCode,Number\r\n${lines.join('\r\n')}\r\n`);
    expect(await typedInto(page, 'As of')).toBe(dayBefore(2));
    expect(await typedInto(page, 'Country')).toBe('US');
    expect(await axeViolationsOn(page)).toEqual([]);
    await pressIn(page, /^Import$/);
    await waitForText(
      page,
      /National Do Not Call Registry.* is imported · Numbers: 200,601 · Duplicates: 2/,
      IMPORT_MS,
    );
    await page.click('.registries details summary');
    await waitForText(page, /Line 200,605: .*not a number[\s\S]*Line 200,606: .*555,12/);
    expect(await axeViolationsOn(page)).toEqual([]);
    expect(await registries()).toMatchObject([
      { country: 'US', asOf: dayBefore(2), count: 200_601 },
    ]);
    expect(await rowsIn('registryImports')).toBe(0);
  });

  it('refuses each of its numbers, and names itself with its day', async () => {
    const refused = { ok: false, error: { code: 'do-not-call', registry: { country: 'US' } } };
    for (const digits of fictional.filter((_, at) => at % 37 === 0)) {
      expect(await dial(`+1${digits}`), digits).toMatchObject(refused);
    }
    await connected.popup.bringToFront();
    await connected.popup.focus('#dial-number');
    await connected.popup.keyboard.type('+12125550107');
    await waitForText(
      connected.popup,
      /On the .*National Do Not Call Registry.* \(US\), as of .*\d{4}\. No call was made/,
    );
  });

  it('refuses a number on a page by the card, which learns of it only after the press', async () => {
    const crm = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await pointAtMark(crm, await markOn(crm, '312-555-0149'));
    await pressUntil(connected.rig, crm, /^Call ./, 'dialog');
    await pressInCard(connected.rig, crm, CALL);
    await cardSaying(connected.rig, crm, 'dialog', 'National Do Not Call Registry');
    await crm.close();
  });

  it('leaves its numbers out of the queue', async () => {
    const source = { kind: 'page', host: 'crm.example' } as const;
    const queue = (e164: string) =>
      askBackground(connected.popup, 'queue-numbers', { source, numbers: [{ e164 }] });
    expect(await queue('+12125550109')).toMatchObject({ value: { added: 0, forbidden: 1 } });
  });

  it('changes nothing if an import is cancelled', async () => {
    await page.bringToFront();
    const others = Array.from({ length: MORE }, (_, at) => `554${String(at).padStart(7, '0')}`);
    await pick(`dnc_${dayBefore(1)}.txt`, american(others));
    await pressIn(page, /^Import$/);
    await page.waitForSelector('.registry-progress');
    await pressIn(page, /^Cancel$/);
    await waitForText(page, /Import cancelled\. Nothing was changed/);
    expect(await registries()).toMatchObject([{ asOf: dayBefore(2), count: 200_601 }]);
    expect(await rowsIn('registryImports')).toBe(0);
    expect(await dial('+12125550103')).toMatchObject({ error: { code: 'do-not-call' } });
  });

  it('goes on if the background dies in the middle', async () => {
    const others = Array.from({ length: MORE }, (_, at) => `555${String(at * 3).padStart(7, '0')}`);
    await pressIn(page, /^Replace/);
    await pick(`dnc_${dayBefore(1)}.txt`, american(others));
    await pressIn(page, /^Import$/);
    await page.waitForSelector('.registry-progress');
    await connected.rig.killBackground();
    expect(await page.$('.registry-progress'), 'the import runs').not.toBeNull();
    await waitForText(page, /is imported · Numbers: 500,000/, IMPORT_MS);
    expect(await registries()).toMatchObject([{ asOf: dayBefore(1), count: MORE }]);
    const chunks = await rowsIn('registryChunks');
    expect(chunks, 'the numbers of the old version are gone').toBe(Math.ceil(MORE / 4_096));
  });

  it('leaves nothing of an import whose page is closed', async () => {
    const chunks = await rowsIn('registryChunks');
    const importId = crypto.randomUUID();
    const other = await openDashboardPage(connected.rig, '#/donotcall');
    await other.evaluate((name) => {
      void navigator.locks.request(name, () => new Promise(() => undefined));
    }, importId);
    const chunk = { first: 15_540_000_000, count: 1, bytes: '' };
    await askBackground(connected.popup, 'start-registry-import', { importId });
    await askBackground(connected.popup, 'add-registry-chunks', { importId, chunks: [chunk] });
    await connected.rig.killBackground();
    await registries();
    expect(await rowsIn('registryImports'), 'its page is open').toBe(1);
    await other.close();
    // The browser releases the page's lock a moment later. Each start of the background looks again.
    await waitUntil(async () => {
      await connected.rig.killBackground();
      await registries();
      return (await rowsIn('registryImports')) === 0;
    }, 'the import to be dropped');
    expect(await rowsIn('registryChunks')).toBe(chunks);
  });

  it('asks for the country of a list of national numbers, and warns once it is old', async () => {
    await page.bringToFront();
    await pick(`tps_${dayBefore(40)}.txt`, 'Telephone\n02079460123\n02079460124\n');
    expect(await typedInto(page, 'Country')).toBe('');
    await choose(page, 'registry-country', 'United Kingdom');
    await fillIn(page, 'Name', 'TPS');
    await pressIn(page, /^Import$/);
    await waitForText(page, /TPS.* \(GB\) is from .*, more than 31 days ago/);
    expect(await dial('+442079460123')).toMatchObject({
      error: { code: 'do-not-call', registry: { name: 'TPS', asOf: dayBefore(40) } },
    });
    expect(await dial('+442079460125')).toMatchObject({
      error: { code: 'call-warning', rules: { because: [{ words: { kind: 'registry-age' } }] } },
    });
  });

  it('is removed after a question', async () => {
    await pressIn(page, /^Remove .*TPS/);
    await waitForText(page, /no longer check calls against it/);
    await page.click('.registry-removal .primary');
    await waitUntil(
      async () => (await registries()).every(({ name }) => name !== 'TPS'),
      'it to go',
    );
  });
});
