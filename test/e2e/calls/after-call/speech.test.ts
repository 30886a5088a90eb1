import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadingResult, SpeechReading } from '@/lib/speech/model';
import { placedCall } from '@/test/calls/support/calls';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { writeSettings } from '@/test/support/own-pages/connect';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import {
  goTo,
  openDashboardPage,
  rowsThat,
  waitForText,
} from '@/test/support/own-pages/dashboard-page';
import { readLog, readWrapUpRows, storedRows, writeCalls } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
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

  it('reads as much of a cut file as there is, and shows that it was cut', () => {
    for (const name of ['cut.wav', 'cut.m4a']) {
      expect(factsOf(name)).toMatchObject({ heard: 'voice', isCutShort: true });
      expect(factsOf(name).duration).toBeLessThan(12);
    }
  });

  it('says what came instead of a recording, and loses no call', async () => {
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

  it('shows, filters and sorts by it in the log', async () => {
    await goTo(dashboard, '#/calls?speech=nobody');
    await rowsThat(dashboard, (rows) => rows.length === 3, 'three calls in which nobody spoke');
    await goTo(dashboard, '#/calls?sort=pause&order=down');
    const rows = await rowsThat(dashboard, (all) => all[0]?.at(-1) === '0:05', 'the longest pause');
    expect(rows[0]?.at(-2)).toBe('0:02');
    await goTo(dashboard, '#/calls?speech=voice');
    await rowsThat(dashboard, (all) => all.length === 9, 'nine calls with a voice');
    await dashboard.click('.row-toggle');
    await waitForText(dashboard, /Longest pause\s*0:05/);
    expect(await axeViolationsOn(dashboard)).toEqual([]);
  });

  it('suggests the disposition “nobody spoke”, which only the rep chooses and saves', async () => {
    const id = 'quiet.wav';
    const chosen = `[id="details-${id}"] input[value=nobody_spoke]:checked`;
    const saved = async () => (await readWrapUpRows(connected.popup)).get(id)?.disposition;
    await goTo(dashboard, '#/calls?speech=nobody');
    await rowsThat(dashboard, (rows) => rows.length === 3, 'three calls in which nobody spoke');
    await dashboard.click(`[aria-controls="details-${id}"]`);
    await waitForText(dashboard, /Nobody speaks in the recording\./);
    expect([await dashboard.$(chosen), await saved()]).toEqual([null, undefined]);
    await pressIn(dashboard, /^Choose “Nobody spoke”$/);
    await waitUntil(() => dashboard.$(chosen), 'the disposition to be chosen');
    expect(await saved()).toBeUndefined();
    await pressIn(dashboard, /^Save$/);
    await waitUntil(async () => (await saved()) === 'nobody_spoke', 'the wrap-up');
  });

  it('counts silent recordings in My day', async () => {
    await goTo(dashboard, '#/myday?period=week');
    await waitForText(dashboard, /Silent recordings\s*25%\s*3 of 12/);
  });

  it('reads nothing once it is switched off', async () => {
    await writeSettings(connected.popup, { readsRecordings: false });
    const [call] = await readLog(connected.popup);
    if (!call) throw new Error('no call in the log');
    const recording = `${recordings.linkTo('gone.wav')}?later`;
    const later = { id: 'later', gesture: 'later', recording, createdAt: Date.now() };
    await writeCalls(connected.popup, [{ ...call, ...later }]);
    const fresh = await openDashboardPage(connected.rig, '#/calls');
    await waitForText(fresh, /Duration/);
    await fresh.click('[aria-controls="details-later"]');
    await waitForText(fresh, /Check for pauses and silence/);
    expect(recordings.requestsFor('gone.wav?later')).toBe(0);
    dashboard = fresh;
  });

  it('keeps the focus when a key checks a recording', async () => {
    await dashboard.focus('.speech-line button');
    for (const attempt of [1, 2]) {
      await dashboard.keyboard.press('Enter');
      await waitUntil(() => recordings.requestsFor('gone.wav?later') === attempt, 'the request');
      await waitForText(dashboard, /its link has expired/);
      const isKept = () => document.activeElement?.matches('.speech-line') ?? false;
      expect(await dashboard.evaluate(isKept)).toBe(true);
      await dashboard.keyboard.press('Tab');
    }
  });
});
