import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { CALL, cardSaying, pressUntil, readCard } from '@/test/support/card/card';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { readLog } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';
import { odooServer } from './environment';
import { type Odoo, signInToOdoo } from './odoo';
import { openOdooPage } from './open-odoo';
import type { Partner } from './partners';

/** Both share one number: only the page tells them apart. */
const NUMBER = '+1 212-555-0134';
const names = ['Ada Handset Logged', 'Bo Handset Logged'];
const partners: Partner[] = names.map((name) => ({ name, phone: NUMBER, e164: '+12125550134' }));

describe.each(browserNames)('calls logged in Odoo from %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let odoo: Odoo;
  let made: number[] = [];
  let key: string;

  beforeAll(async () => {
    odoo = await signInToOdoo(odooServer);
    made = await odoo.create(partners);
    key = await odoo.createKey(odooServer.password);
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, callRules: 'off' },
    });
    page = await openOdooPage(connected);
  });
  afterAll(async () => {
    await odoo?.remove(made);
    await connected?.stop();
  });

  const connector = () => ({
    ...{ connector: 'odoo' as const, address: odooServer.url, database: odooServer.database, key },
  });

  it('says in words what is wrong with a connection', async () => {
    const test = async (changed: object) => {
      const typed = { ...connector(), ...changed };
      const answer = await askBackground(connected.popup, 'test-connector', typed);
      return answer.ok ? 'works' : answer.error.code;
    };
    expect(await test({})).toBe('works');
    expect(await test({ database: undefined })).toBe('works');
    expect(await test({ key: 'wrong' })).toBe('crm-unauthorised');
    expect(await test({ database: 'nobody' })).toBe('crm-wrong-database');
    expect(await test({ address: 'http://127.0.0.1:9' })).toBe('crm-unreachable');
    expect(await test({ address: connected.sandbox.crmUrl })).toBe('crm-not-odoo');
  });

  it('makes one entry on the contact that was clicked, with the recording', async () => {
    const saved = await askBackground(connected.popup, 'save-connector', connector());
    expect(saved).toEqual({ ok: true, value: null });
    await page.bringToFront();
    await page.goto(`${odooServer.url}/odoo/contacts/${made[1]}`);
    const field = '.o_form_view [name="phone"] input';
    const box = await waitUntil(async () => (await page.$(field))?.boundingBox(), 'the field');
    const button = async () => {
      await page.mouse.move(2, 2);
      await page.mouse.move(box.x + 30, box.y + box.height / 2, { steps: 4 });
      const seen = async () => (await readCard(connected.rig, page))?.buttons[0];
      return waitUntil(seen, 'the button', 2_000).catch(() => undefined);
    };
    await waitUntil(button, 'the button beside the number', 30_000);
    await pressUntil(connected.rig, page, /^Call /, 'dialog');
    await pressUntil(connected.rig, page, CALL, 'status');
    await cardSaying(connected.rig, page, 'status', 'Requested');
    const entries = () => odoo.notesOf(made[1] ?? 0);
    const isRecorded = async () => {
      const [call] = await readLog(connected.popup);
      return call?.recording;
    };
    const recording = await waitUntil(isRecorded, 'the recording', 60_000);
    const recordedAt = Date.now();
    const withRecording = async () =>
      (await entries()).some(({ body }) => body.includes(recording.replaceAll('&', '&amp;')));
    await waitUntil(withRecording, 'the recording on the contact', 60_000);
    console.log(browser, { msUntilRecordingIsInOdoo: Date.now() - recordedAt });
    const [call] = await readLog(connected.popup);
    const after = { disposition: 'reached', note: 'Likes <b>tea</b>.\nCall in May.' };
    const wrapUp = { callId: call?.id ?? '', before: { note: '' }, after };
    await askBackground(connected.popup, 'save-wrap-up', wrapUp);
    const withNote = async () => (await entries()).some(({ body }) => body.includes('Likes'));
    await waitUntil(withNote, 'the note on the contact', 60_000);
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry?.body).toContain('Bo Handset Logged, +1 212 555 0134');
    for (const part of ['Reached', 'Likes &lt;b&gt;tea&lt;/b&gt;.<br>Call in May.', recording]) {
      expect(entry?.body).toContain(part);
    }
    expect(await odoo.notesOf(made[0] ?? 0)).toEqual([]);
    await page.goto(`${odooServer.url}/odoo/contacts/${made[1]}`);
    await waitUntil(() => page.$('.o-mail-Message'), 'the note');
  }, 180_000);
});
