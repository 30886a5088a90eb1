import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRANSCRIPTIONS_PATH } from '@/sandbox/operations/transcriptions';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { writeSettings } from '@/test/support/own-pages/connect';
import { readLog, readWrapUpRows } from '@/test/support/own-pages/log';
import { pressIn, rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const CALLEE = '+12125550142';
const KEY = 'sandbox-transcription-key';
const MARK = '[Machine-made from the recording, not checked]';
const SETTINGS = { countdownSeconds: 0, repeatSeconds: 0 };

const wordsOf = (page: Page) => page.evaluate(() => document.body.innerText);

const saying = (page: Page, words: RegExp) =>
  waitUntil(async () => words.test(await wordsOf(page)), `${words}`);

const noteOf = (page: Page) => page.$eval('.wrap-up-form textarea', (area) => area.value);

describe.each(browserNames)('a note drafted from a recording in %s', (browser) => {
  let connected: ConnectedBrowser;
  let options: Page;

  beforeAll(async () => {
    const sandbox = { transcriptionKey: KEY };
    connected = await openConnectedBrowser(browser, { settings: SETTINGS, sandbox });
    const transcriptionUrl = `${connected.sandbox.url}${TRANSCRIPTIONS_PATH}`;
    await writeSettings(connected.popup, { transcriptionUrl });
    const { popup } = connected;
    await popup.focus('#dial-number');
    await popup.keyboard.type(CALLEE);
    await popup.keyboard.press('Enter');
    await rowSaying(popup, /555 0142.*Recorded/);
    options = await connected.rig.openOwn('options.html');
  });
  afterAll(() => connected?.stop());

  const sent = () => connected.sandbox.transcribed();
  const saved = async () => {
    const [call] = await readLog(connected.popup);
    return (await readWrapUpRows(connected.popup)).get(call?.id ?? '');
  };

  it('is not offered until the rep allows it, and nothing is sent', async () => {
    await connected.popup.bringToFront();
    expect(await wordsOf(connected.popup)).not.toMatch(/Draft note/);
    expect(sent()).toEqual([]);
  });

  it('needs the switch in Options, and the key of the address', async () => {
    await options.bringToFront();
    await saying(options, /Your browser has no model of its own/);
    await options.click('#transcripts [role=switch]');
    await waitUntil(
      () => options.$('#transcripts [role=switch][aria-checked=true]'),
      'the switch to be on',
    );
    await connected.popup.bringToFront();
    await pressIn(connected.popup, /^Draft note from the recording$/);
    await saying(connected.popup, /needs an API key. Your note is unchanged/);
    expect(sent()).toEqual([]);
    await options.bringToFront();
    await options.type('#transcription-key', KEY);
    await pressIn(options, /^Save key$/);
    await saying(options, /A key is saved/);
  });

  it('is added below what the rep typed, marked, and only the rep saves it', async () => {
    const { popup } = connected;
    await popup.bringToFront();
    await popup.type('.wrap-up-form textarea', 'Ada, about delivery');
    await pressIn(popup, /^Draft note from the recording$/);
    await waitUntil(async () => (await noteOf(popup)).includes(MARK), 'the draft');
    expect(await noteOf(popup)).toMatch(/^Ada, about delivery\n\n\[Machine-made.*\]\n.*offer/s);
    expect(sent()).toMatchObject([{ name: 'recording.wav', model: 'whisper-1', key: KEY }]);
    await saying(popup, /Machine-made.*No summary/s);
    expect(await saved()).toBeUndefined();
    await pressIn(popup, /^Undo$/);
    await waitUntil(async () => (await noteOf(popup)) === 'Ada, about delivery', 'the undo');
    await pressIn(popup, /^Draft note from the recording$/);
    await waitUntil(async () => (await noteOf(popup)).includes(MARK), 'the draft again');
    expect(sent()).toHaveLength(1);
    await pressIn(popup, /^Save$/);
    await waitUntil(async () => (await saved()) !== undefined, 'the wrap-up');
    expect((await saved())?.note).toContain(MARK);
  });
});
