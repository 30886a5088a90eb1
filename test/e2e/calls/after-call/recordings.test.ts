import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { readLog, readWrapUpRows, writeCalls } from '@/test/support/own-pages/log';
import { openRow, playedSeconds, pressIn, rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const CALLEE = '+12125550142';
const ROW = /555 0142/;
const SETTINGS = { countdownSeconds: 0, repeatSeconds: 0 };

async function dial(popup: Page, number: string): Promise<void> {
  await popup.focus('#dial-number');
  await popup.keyboard.type(number);
  await popup.keyboard.press('Enter');
}

const saying = (page: Page, words: RegExp) =>
  waitUntil(
    () => page.evaluate((source) => new RegExp(source).test(document.body.innerText), words.source),
    `${words}`,
  );

describe.each(browserNames)('the recording of a call in %s', (browser) => {
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { settings: SETTINGS });
    await dial(connected.popup, CALLEE);
    await rowSaying(connected.popup, /555 0142.*Recorded/);
  });
  afterAll(() => connected?.stop());

  const call = async () => {
    const [found] = await readLog(connected.popup);
    if (!found) throw new Error('no call in the log');
    return found;
  };

  it('shows its loudness once it plays, and takes notes at a time', async () => {
    const { popup } = connected;
    await openRow(popup, ROW);
    expect(await popup.$('.waveform')).toBeNull();
    await pressIn(popup, /^Play the recording$/);
    await popup.waitForSelector('.waveform path');
    await waitUntil(async () => (await playedSeconds(popup)) >= 2, 'two seconds');
    await pressIn(popup, /^Pause the recording$/);
    await popup.focus('.player-play');
    await popup.keyboard.press('n');
    await popup.waitForSelector('.timed-note-field input:focus');
    await popup.keyboard.type('Greets at the end');
    await popup.keyboard.press('Enter');
    await saying(popup, /Greets at the end/);
    const { timedNotes } = (await readWrapUpRows(popup)).get((await call()).id) ?? {};
    expect(timedNotes).toEqual([{ at: expect.any(Number), text: 'Greets at the end' }]);
    expect(timedNotes?.[0]?.at).toBeGreaterThanOrEqual(2);
  });

  it('continues where it was left, after popup and background were closed', async () => {
    const left = await playedSeconds(connected.popup);
    expect(left).toBeGreaterThanOrEqual(2);
    await connected.popup.close();
    await connected.rig.killBackground();
    connected.popup = await connected.rig.openOwn('popup.html');
    await openRow(connected.popup, ROW);
    await pressIn(connected.popup, /^Play the recording$/);
    await waitUntil(
      async () => (await playedSeconds(connected.popup)) > left,
      'the position where it was left',
    );
    await pressIn(connected.popup, /^Pause the recording$/);
    await pressIn(connected.popup, /^Play from .*Greets at the end$/);
    await pressIn(connected.popup, /^Pause the recording$/);
  });

  it('is saved as a file that names the day and the callee', async () => {
    const { popup } = connected;
    await popup.evaluate(() => {
      HTMLAnchorElement.prototype.click = function () {
        document.body.dataset.saved = `${this.download} ${this.protocol}`;
      };
    });
    await pressIn(popup, /^Download the recording$/);
    await saying(popup, /Saved in your downloads/);
    const saved = await popup.evaluate(() => document.body.dataset.saved);
    expect(saved).toMatch(/^\d{4}-\d\d-\d\d \d\d\.\d\d .+\.wav blob:$/);
    expect(saved).not.toMatch(/0142/);
  });

  it('has a fresh link after an expired one', async () => {
    const before = await call();
    await writeCalls(connected.popup, [{ ...before, recording: `${before.recording}?expires=1` }]);
    await connected.popup.close();
    connected.popup = await connected.rig.openOwn('popup.html');
    const { popup } = connected;
    await openRow(popup, ROW);
    await pressIn(popup, /^Play the recording$/);
    await saying(popup, /link to this recording has expired/);
    await pressIn(popup, /^Check again$/);
    await waitUntil(async () => (await call()).recording === before.recording, 'the fresh link');
    await saying(popup, /^(?![\s\S]*link to this recording has expired)/);
    await pressIn(popup, /^Play the recording$/);
    await waitUntil(async () => (await playedSeconds(popup)) > 0, 'it to play');
  });
});
