import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TRANSCRIPTIONS_PATH } from '@/sandbox/operations/transcriptions';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { PoliciesFixed } from '@/test/support/chromium/policies';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { writeSettings } from '@/test/support/own-pages/connect';
import { readLog, readWrapUpRows, storedRows } from '@/test/support/own-pages/log';
import { openRow, pressIn, rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';
import {
  startTranscription,
  type TranscriptionServer,
  withBody,
  withText,
} from '@/test/transcripts/support/transcription-server';

const CALLEE = '+12125550142';
const KEY = 'sandbox-transcription-key';
const HEADING = '[Machine-made from the recording, not checked]';
const DRAFT = /^Draft note from the recording$/;
const SETTINGS = { countdownSeconds: 0, repeatSeconds: 0 };

const wordsOf = (page: Page) => page.evaluate(() => document.body.innerText);

const saying = (page: Page, words: RegExp) =>
  waitUntil(async () => words.test(await wordsOf(page)), `${words}`);

const noteOf = (page: Page) => page.$eval('.wrap-up-form textarea', (area) => area.value);

const drafted = (page: Page) =>
  waitUntil(async () => (await noteOf(page)).includes(HEADING), 'the draft in the note');

/** Calls, and waits until the recording is there. */
async function recordCall(popup: Page): Promise<void> {
  await popup.focus('#dial-number');
  await popup.keyboard.type(CALLEE);
  await popup.keyboard.press('Enter');
  await rowSaying(popup, /555 0142.*Recorded/);
}

/** Opens Options and switches drafts on. */
async function switchOn({ rig }: ConnectedBrowser): Promise<Page> {
  const options = await rig.openOwn('options.html');
  await options.waitForSelector('#transcripts [role=switch]');
  await options.click('#transcripts [role=switch]');
  await options.waitForSelector('#transcripts [role=switch][aria-checked=true]');
  return options;
}

const savedNote = async ({ popup }: ConnectedBrowser) => {
  const [call] = await readLog(popup);
  return (await readWrapUpRows(popup)).get(call?.id ?? '')?.note;
};

describe.each(browserNames)('a note drafted from a recording in %s', (browser) => {
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    const sandbox = { transcriptionKey: KEY };
    connected = await openConnectedBrowser(browser, { settings: SETTINGS, sandbox });
    // As a set-up file names it.
    const transcriptionUrl = `${connected.sandbox.url}${TRANSCRIPTIONS_PATH}`;
    await writeSettings(connected.popup, { transcriptionUrl });
    await recordCall(connected.popup);
  });
  afterAll(() => connected?.stop());

  const sent = () => connected.sandbox.transcribed();

  it('is not offered until the rep allows it, and nothing is sent whoever asks', async () => {
    const { popup } = connected;
    const [call] = await readLog(popup);
    const body = { callId: call?.id ?? '' };
    const answer = await askBackground(popup, 'transcribe-recording', body);
    expect(answer).toEqual({ ok: true, value: { problem: 'off' } });
    expect(await wordsOf(popup)).not.toMatch(/Draft note/);
    expect(sent()).toEqual([]);
  });

  it('needs the switch in Options and the key, which stays with the background', async () => {
    const { popup } = connected;
    const options = await switchOn(connected);
    await saying(options, /Your browser has no model of its own|could summarise/);
    await popup.bringToFront();
    await pressIn(popup, DRAFT);
    await saying(popup, /needs an API key. Your note is unchanged/);
    expect(sent()).toEqual([]);
    await options.bringToFront();
    await options.type('#transcription-key', KEY);
    await pressIn(options, /^Save key$/);
    await saying(options, /A key is saved/);
    const settings = await storedRows(popup, 'settings', 'handset-settings');
    expect(JSON.stringify(settings)).not.toContain(KEY);
    await popup.bringToFront();
  });

  it('is added below what the rep typed, with a heading, and can be undone', async () => {
    const { popup } = connected;
    await popup.type('.wrap-up-form textarea', 'Ada, about delivery');
    await pressIn(popup, DRAFT);
    await drafted(popup);
    expect(await noteOf(popup)).toMatch(/^Ada, about delivery\n\n\[Machine-made.*\]\n.*offer/s);
    expect(sent()).toMatchObject([{ name: 'recording.wav', model: 'whisper-1', key: KEY }]);
    await saying(popup, /Machine-made.*No summary/s);
    expect(await savedNote(connected)).toBeUndefined();
    await pressIn(popup, /^Undo$/);
    await waitUntil(async () => (await noteOf(popup)) === 'Ada, about delivery', 'the undo');
  });

  it('has the summary of the browser above the transcript, where the browser has a model', async () => {
    const { popup } = connected;
    // Stands for the model, which no browser of these tests has.
    await popup.evaluate(() => {
      const value = {
        availability: async () => 'available',
        create: async () => ({
          summarize: async (text: string) => `Two weeks. <b>${text.length}</b>`,
          destroy: () => undefined,
        }),
      };
      Object.defineProperty(globalThis, 'Summarizer', { value, configurable: true });
    });
    await pressIn(popup, DRAFT);
    await drafted(popup);
    expect(await noteOf(popup)).toMatch(/not checked\]\nTwo weeks\. <b>\d+<\/b>\n\n.*offer/s);
    expect(await wordsOf(popup)).not.toMatch(/No summary/);
    await popup.evaluate(() => Reflect.deleteProperty(globalThis, 'Summarizer'));
    await pressIn(popup, /^Undo$/);
    await waitUntil(async () => (await noteOf(popup)) === 'Ada, about delivery', 'the undo');
  });

  it('is saved by the rep alone, with its heading, which the rep takes out once checked', async () => {
    const { popup } = connected;
    await pressIn(popup, DRAFT);
    await drafted(popup);
    expect(sent()).toHaveLength(1);
    await pressIn(popup, /^Save$/);
    await waitUntil(async () => (await savedNote(connected)) !== undefined, 'the wrap-up');
    expect(await savedNote(connected)).toContain(`\n\n${HEADING}\n`);
    await openRow(popup, /555 0142/);
    await pressIn(popup, /^I checked it$/);
    await pressIn(popup, /^Save$/);
    await waitUntil(
      async () => !(await savedNote(connected))?.includes(HEADING),
      'the checked note',
    );
    expect(await savedNote(connected)).toMatch(/^Ada, about delivery\n\n.*offer/s);
  });
});

describe.each(browserNames)('a transcription endpoint of a policy in %s', (browser) => {
  let server: TranscriptionServer;
  let connected: ConnectedBrowser;
  let fixed: PoliciesFixed | undefined;

  beforeAll(async () => {
    server = await startTranscription(withText('Hello.'));
    const managed = { transcriptionUrl: server.url, transcriptionModel: 'large' };
    try {
      connected = await openConnectedBrowser(browser, { settings: SETTINGS, rig: { managed } });
    } catch (error) {
      if (!(error instanceof PoliciesFixed)) throw error;
      fixed = error;
      return;
    }
    await recordCall(connected.popup);
    await switchOn(connected);
    await connected.popup.bringToFront();
  });
  beforeEach(({ skip }) => skip(fixed !== undefined, fixed?.message));
  afterAll(async () => {
    await connected?.stop();
    server.stop();
  });

  const refusals: [string, ReturnType<typeof withBody>, RegExp][] = [
    ['a wrong key', withBody(401, '{}'), /needs an API key/],
    ['a limit', withBody(429, '{}'), /is busy or your limit is used up/],
    ['too much', withBody(413, '{}'), /larger than 25 MB/],
    ['a fault', withBody(500, '<h1>Oops</h1>', 'text/html'), /has a problem/],
    ['a page', withBody(200, '<title>Sign in</title>', 'text/html'), /didn't answer with a tra/],
    ['100 MB', withBody(200, `{"text":"${'x'.repeat(100e6)}"}`), /didn't answer with a tra/],
    ['silence', withText(' \u202E '), /No words were found/],
    ['a hang-up', (response) => void response.destroy(), /Couldn't reach/],
  ];

  it.each(refusals)(
    'that answers with %s is asked once, and the note stays',
    async (_, answer, words) => {
      const before = server.arrivals.length;
      server.answer(answer);
      await pressIn(connected.popup, DRAFT);
      await saying(connected.popup, words);
      expect(await noteOf(connected.popup)).toBe('');
      expect(server.arrivals).toHaveLength(before + 1);
    },
  );

  it('loses the request when the rep cancels', async () => {
    server.answer(() => undefined);
    const before = server.arrivals.length;
    await pressIn(connected.popup, DRAFT);
    await waitUntil(() => server.arrivals.length > before, 'the recording to arrive');
    await pressIn(connected.popup, /^Cancel$/);
    await waitUntil(() => server.arrivals.at(-1)?.isGivenUp, 'the end of the request');
    expect(await noteOf(connected.popup)).toBe('');
  });

  it('writes only plain text into the note, of a limited length', async () => {
    const { popup } = connected;
    const evil = '<script>document.title=1</script><img src=x onerror="document.title=1"> =1+1';
    server.answer(withText(`${evil}\u0000\u202E\u2066 {{x}} \u001B[31m${'long '.repeat(50_000)}`));
    const title = await popup.title();
    await pressIn(popup, DRAFT);
    await drafted(popup);
    const note = await noteOf(popup);
    expect(note).toContain(`${HEADING}\n${evil} {{x}} [31mlong long`);
    expect(note).not.toMatch(/[^\P{C}\n]/u);
    expect(Buffer.byteLength(note)).toBeLessThan(61_000);
    await saying(popup, /Its end is missing/);
    await pressIn(popup, /^Save$/);
    await waitUntil(async () => (await savedNote(connected)) === note, 'the wrap-up');
    await openRow(popup, /555 0142/);
    expect(await popup.title()).toBe(title);
    expect(await popup.$('.wrap-up-form script, .log img')).toBeNull();
  });

  it('got the recording and the names of what is asked, and nothing of the call', () => {
    const { headers, body } = server.arrivals.at(-1) ?? { headers: {}, body: '' };
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('referer');
    expect([...body.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      ...['file', 'model', 'response_format'],
    ]);
    expect(body).toContain('large');
    expect(body).not.toContain('2125550142');
  });

  it('gets nothing once the rep switched it off', async () => {
    const options = await connected.rig.openOwn('options.html');
    await options.waitForSelector('#transcripts [role=switch][aria-checked=true]');
    await options.click('#transcripts [role=switch]');
    await options.waitForSelector('#transcripts [role=switch][aria-checked=false]');
    await connected.popup.bringToFront();
    await waitUntil(async () => !/Draft note/.test(await wordsOf(connected.popup)), 'no offer');
    const before = server.arrivals.length;
    const [call] = await readLog(connected.popup);
    const body = { callId: call?.id ?? '' };
    const answer = await askBackground(connected.popup, 'transcribe-recording', body);
    expect(answer).toEqual({ ok: true, value: { problem: 'off' } });
    expect(server.arrivals).toHaveLength(before);
  });
});
