import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadingResult, SpeechReading } from '@/lib/speech/model';
import { placedCall } from '@/test/calls/support/calls';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { openDashboardPage, waitForText } from '@/test/support/own-pages/dashboard-page';
import { readLog, storedRows, writeCalls } from '@/test/support/own-pages/log';
import { hostileRecordings } from '@/test/support/sound/hostile-recordings';
import { type RecordingServer, startRecordings } from '@/test/support/sound/recording-server';
import { waitUntil } from '@/test/support/wait';

/** All files are read within this time, ms. One of them lasts a day. */
const READ_MS = 300_000;

const names = Object.keys(hostileRecordings(''));

describe.each(browserNames)('hostile recordings in %s', (browser) => {
  let connected: ConnectedBrowser;
  let elsewhere: RecordingServer;
  let site: RecordingServer;
  let dashboard: Page;
  let results: Map<string, ReadingResult>;

  beforeAll(async () => {
    elsewhere = await startRecordings();
    const link = elsewhere.linkTo('conversation.wav').replace('127.0.0.1', 'localhost');
    const files = Object.entries(hostileRecordings(link));
    site = await startRecordings(
      Object.fromEntries(files.map(([name, { answer }]) => [name, answer])),
    );
    connected = await openConnectedBrowser(browser);
    const calls = names.map((name, nth) => {
      const times = { createdAt: Date.now() - nth * 1_000, changedAt: Date.now() };
      const recording = site.linkTo(name);
      return placedCall({ id: name, gesture: name, state: 'recorded', recording, ...times });
    });
    await writeCalls(connected.popup, calls);
    dashboard = await openDashboardPage(connected.rig, '#/calls');
    const read = async () => (await storedRows(connected.popup, 'speech')) as SpeechReading[];
    const all = await waitUntil(
      async () => {
        const rows = await read();
        if (rows.length === names.length) return rows;
        const left = names.filter((name) => !rows.some(({ callId }) => callId === name));
        throw new Error(`Not read: ${left}`);
      },
      'all recordings to be read',
      READ_MS,
    );
    results = new Map(all.map(({ callId, result }) => [callId, result]));
  }, READ_MS * 2);
  afterAll(async () => {
    await connected?.stop();
    site?.stop();
    elsewhere?.stop();
  });

  it('each come to what they are, and none to facts that nobody can hear', () => {
    const outcomes = names.map((name) => [name, outcomeOf(results.get(name))]);
    const expected = Object.entries(hostileRecordings('')).map(([name, { outcome }]) => [
      name,
      outcome,
    ]);
    expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected));
  });

  it('lose no call, run no markup and leave the page at work', async () => {
    expect(await readLog(connected.popup)).toHaveLength(names.length);
    await dashboard.click('[aria-controls="details-title-in-mp3"]');
    await waitForText(dashboard, /Longest pause\s*0:05/);
    await dashboard.click('[aria-controls="details-zip-bomb"]');
    await waitForText(dashboard, /too large to check/);
    await dashboard.click('[aria-controls="details-opus-bomb"]');
    await waitForText(dashboard, /very long\. This is about its first 2:00:0/);
    expect(await dashboard.evaluate(() => Reflect.has(window, 'pwned'))).toBe(false);
    expect(await dashboard.content()).not.toContain('onerror');
  });

  it('learn neither token nor page, wherever they lead', () => {
    const sent = [...site.headers, ...elsewhere.headers];
    expect(elsewhere.requestsFor('conversation.wav')).toBe(1);
    const { token } = connected.sandbox.workspaces[0] ?? { token: '' };
    expect(token).not.toBe('');
    expect(JSON.stringify(sent)).not.toContain(token);
    for (const headers of sent) {
      for (const name of ['authorization', 'cookie', 'referer'])
        expect(headers).not.toHaveProperty(name);
    }
  });
});

function outcomeOf(result: ReadingResult | undefined): string {
  if (!result) return 'nothing';
  if ('problem' in result) return result.problem;
  return result.facts.isCutShort ? 'cut' : result.facts.heard;
}
