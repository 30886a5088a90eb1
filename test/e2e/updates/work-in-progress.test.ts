import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/calls/model';
import { type CrmServer, startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, pressUntil } from '@/test/support/card/card';
import { callIn, dial } from '@/test/support/card/place-call';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { storedRows } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { markOn, pointAtMark, readMarks } from '@/test/support/page/marks';
import { copyForUpdate, type Updatable } from '@/test/support/updates/extension-changes';
import { waitUntil } from '@/test/support/wait';

const CALLED = '+12125550134';
const QUEUED = ['+12125550158', '+12125550163'];
const MARKED = '(646) 555-0177';
const NOTE = 'Half a no';
/** How the CRM asks for time until the update. */
const BUSY = { status: 429, headers: { 'retry-after': '5' } };

/** An event of a call that the CRM received. */
interface Received {
  event: string | null;
  body: Record<string, unknown>;
}

describe.each(browserNames)('an update in the middle of work in %s', (browser) => {
  let build: Updatable;
  let connected: ConnectedBrowser;
  let crm: CrmServer;
  let received: Received[];
  let isBusy: boolean;
  let refused: number;

  beforeEach(async () => {
    received = [];
    isBusy = false;
    refused = 0;
    crm = await startCrmServer({
      async answer(request) {
        if (isBusy) return new Response(`${++refused}`, BUSY);
        const event = request.headers.get('handset-event');
        received.push({ event, body: Object(await request.json()) });
        return new Response('ok');
      },
    });
    build = await copyForUpdate(browser);
    connected = await openConnectedBrowser(browser, {
      // Slow enough for a call that is open while the browser updates.
      sandbox: { speed: 5 },
      settings: { countdownSeconds: 0, repeatSeconds: 0, callsPerMinute: 60 },
      rig: { extensionDir: build.dir, ownBrowser: true },
    });
  });
  afterEach(async () => {
    await connected?.stop();
    await crm?.stop();
    await build?.remove();
  });

  it('loses no call, contact, CRM entry or note, calls nobody twice, and leaves pages working', async () => {
    const { popup, sandbox } = connected;
    const page = await connected.rig.open(`${sandbox.crmUrl}/`);
    await openCard(page, '(212) 555-0134', '+1 212 555 0134');
    await fillQueue(popup);
    await connectCrm(popup);
    isBusy = true;
    const callId = await dial(connected, CALLED);
    await typeHalfANote(popup);
    await waitUntil(() => refused > 0, 'the CRM to put the entry off');
    const before = await callIn(connected, callId, 'placed');

    await build.update(page.browser());
    isBusy = false;
    connected.popup = await connected.rig.openOwn('popup.html');
    await finishesCall(before);
    await finishesNote();
    await goesOnWithQueue();
    await worksIn(page);
    const numbers = sandbox.calls().map(({ clientNumber }) => clientNumber.replace(/\D/g, ''));
    expect(numbers.map((each) => `+${each}`)).toEqual([CALLED, QUEUED[0]]);
  });

  async function openCard(page: Page, text: string, formatted: string): Promise<void> {
    await pointAtMark(page, await markOn(page, text));
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
    expect((await cardSaying(connected.rig, page, 'dialog')).text).toContain(formatted);
  }

  async function fillQueue(popup: Page): Promise<void> {
    const source = { kind: 'page', host: 'crm.example.com' } as const;
    const numbers = QUEUED.map((e164) => ({ e164 }));
    const added = await askBackground(popup, 'queue-numbers', { source, numbers });
    expect(added).toMatchObject({ ok: true, value: { added: QUEUED.length } });
  }

  async function connectCrm(popup: Page): Promise<void> {
    const webhook = { connector: 'webhook', address: crm.url, key: 'a secret of sixteen' } as const;
    expect(await askBackground(popup, 'save-connector', webhook)).toMatchObject({ ok: true });
    received.length = 0;
  }

  async function typeHalfANote(popup: Page): Promise<void> {
    await popup.bringToFront();
    await popup.waitForSelector('.wrap-up-form textarea');
    await popup.type('.wrap-up-form textarea', NOTE);
    const isKept = async () =>
      JSON.stringify(await storedRows(popup, 'wrapUpDrafts')).includes(NOTE);
    await waitUntil(isKept, 'the draft');
  }

  /** The call ends as if nothing had happened: with its recording, and one entry in the CRM. */
  async function finishesCall({ id, callId }: Call): Promise<void> {
    const call = await callIn(connected, id, 'recorded');
    expect(call).toMatchObject({ callId, recording: expect.stringContaining('http') });
    const isLogged = () => received.some(({ body }) => body.recording === call.recording);
    await waitUntil(isLogged, 'the recording in the CRM', 60_000);
    expect(received.filter(({ event }) => event === 'call-logged')).toHaveLength(1);
    expect(new Set(received.map(({ body }) => body.id))).toEqual(new Set([id]));
  }

  async function finishesNote(): Promise<void> {
    const { popup } = connected;
    const note = () => popup.$eval('.wrap-up-form textarea', (area) => area.value);
    expect(await waitUntil(() => note().catch(() => undefined), 'the form')).toBe(NOTE);
    await popup.type('.wrap-up-form textarea', 'te');
    await pressIn(popup, /^Save$/);
    const isSaved = () => received.some(({ body }) => body.note === `${NOTE}te`);
    await waitUntil(isSaved, 'the note in the CRM', 60_000);
  }

  async function goesOnWithQueue(): Promise<void> {
    const { popup } = connected;
    const read = await askBackground(popup, 'queue', { offset: 0, limit: 10 });
    if (!read.ok) throw new Error(`No queue: ${read.error.code}`);
    const [next] = read.value.items;
    expect(read.value.items.map(({ callee }) => callee.e164)).toEqual(QUEUED);
    const press = { itemId: next?.itemId ?? -1, e164: QUEUED[0] ?? '', gesture: randomUUID() };
    const started = await askBackground(popup, 'call-next', press);
    if (!started.ok) throw new Error(`Not called: ${started.error.code}`);
    await waitUntil(() => connected.sandbox.calls().length === 2, 'the next call');
  }

  /** The page that was open all the time. */
  async function worksIn(page: Page): Promise<void> {
    await page.bringToFront();
    await page.evaluate(
      (text) => document.body.insertAdjacentHTML('afterbegin', `<p>${text}</p>`),
      MARKED,
    );
    await openCard(page, MARKED, '+1 646 555 0177');
    const texts = (await readMarks(page)).map(({ text }) => text);
    expect(texts.filter((text) => text === MARKED)).toHaveLength(1);
    expect(await page.evaluate(() => document.querySelectorAll('handset-call').length)).toBe(1);
  }
});
