import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadingResult, SpeechReading } from '@/lib/speech/model';
import { placedCall } from '@/test/calls/support/calls';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { readLog, storedRows, writeCalls } from '@/test/support/own-pages/log';
import { type RecordingServer, startRecordings } from '@/test/support/sound/recording-server';
import { waitUntil } from '@/test/support/wait';

/** All recordings of the site are read within this time, ms. One of them has no end. */
const READ_MS = 120_000;

describe.each(browserNames)('what recordings tell in %s', (browser) => {
  let connected: ConnectedBrowser;
  let recordings: RecordingServer;
  let dashboard: Page;
  let results: Map<string, ReadingResult>;

  beforeAll(async () => {
    recordings = await startRecordings();
    connected = await openConnectedBrowser(browser);
    const calls = recordings.names.map((name, nth) => {
      const times = { createdAt: Date.now() - nth * 60_000, changedAt: Date.now() };
      const recording = recordings.linkTo(name);
      return placedCall({ id: name, gesture: name, state: 'recorded', recording, ...times });
    });
    await writeCalls(connected.popup, calls);
    dashboard = await openDashboardPage(connected.rig, '#/calls');
    const read = async () => (await storedRows(connected.popup, 'speech')) as SpeechReading[];
    const all = await waitUntil(
      async () => (await read()).length === calls.length && read(),
      'all recordings to be read',
      READ_MS,
    );
    results = new Map(all.map(({ callId, result }) => [callId, result]));
  }, READ_MS * 2);
  afterAll(async () => {
    await connected?.stop();
    recordings?.stop();
  });

  const factsOf = (name: string) => {
    const result = results.get(name);
    if (!result || !('facts' in result)) throw new Error(`${name}: ${JSON.stringify(result)}`);
    return result.facts;
  };

  it.each([
    'conversation.wav',
    'conversation.mp3',
    'conversation.ogg',
    'conversation.m4a',
    'untyped.ogg',
  ])('finds the voices and the pause in %s', (name) => {
    const facts = factsOf(name);
    expect(facts.heard).toBe('voice');
    expect(facts.firstVoice).toBeCloseTo(2, 0);
    expect(facts.longestPause).toBeCloseTo(5, 0);
    expect(facts.duration).toBeCloseTo(20, 0);
    expect(facts.talk).toBeUndefined();
    expect(facts.isCutShort).toBeUndefined();
  });

  it.each(['two-parties.wav', 'two-parties.mp3'])('tells who talked how long in %s', (name) => {
    expect(factsOf(name).talk?.[0]).toBeGreaterThan(0.58);
    expect(factsOf(name).talk?.[0]).toBeLessThan(0.72);
  });

  it('finds that nobody spoke', () => {
    expect(factsOf('ringing.wav').heard).toBe('tones');
    expect(factsOf('music.wav').heard).toBe('other');
    expect(factsOf('quiet.wav').heard).toBe('silence');
  });

  it('reads a file that was cut as far as it goes, and says so', () => {
    for (const name of ['cut.wav', 'cut.m4a']) {
      expect(factsOf(name)).toMatchObject({ heard: 'voice', isCutShort: true });
      expect(factsOf(name).duration).toBeLessThan(12);
    }
  });

  it('says what came in place of a recording, and loses no call', async () => {
    const problems = [...results].flatMap(([name, result]) =>
      'problem' in result ? [[name, result.problem]] : [],
    );
    expect(Object.fromEntries(problems)).toEqual({
      'page.wav': 'not-audio',
      'page-as-audio.wav': 'not-audio',
      'empty.mp3': 'not-audio',
      'noise.mp3': 'not-audio',
      'gone.wav': 'expired',
      'huge.wav': 'too-large',
      'endless.wav': 'too-large',
    });
    expect(await readLog(connected.popup)).toHaveLength(recordings.names.length);
  });

  it('reads each recording once', () => {
    const requests = recordings.names.map((name) => [name, recordings.requestsFor(name)]);
    expect(requests.filter(([, count]) => count !== 1)).toEqual([]);
    expect(dashboard.isClosed()).toBe(false);
  });
});
