import { setTimeout as sleep } from 'node:timers/promises';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSpeech, readNewRecordings } from '@/components/speech/open-speech';
import type { CallDatabase } from '@/lib/calls/database';
import type { Settings } from '@/lib/settings/table';
import type { ReadingResult, SpeechReading } from '@/lib/speech/model';
import { placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { readingOf, VOICE } from '@/test/support/sound/sample-readings';

const browser = vi.hoisted(() => ({ grantsChanged: () => undefined as unknown }));
vi.mock('@/lib/platform/permissions', () => ({
  hasOrigins: async () => true,
  requestOrigins: async () => true,
  onGrantsChanged: (react: () => void) => {
    browser.grantsChanged = react;
  },
}));
vi.mock('@/components/speech/read-in-worker', () => ({ readInWorker: async () => VOICE.result }));

/** Time in which nothing happens, ms. */
const NOTHING_MS = 50;
const LINK = 'https://rec.example.com/a.wav';
/** The shortest wait, and until the next look at what is due. */
const RETRY_MS = 60_000 + 30_000;
let database: CallDatabase;
let end: AbortController;
let loads: number;
let isReachable: boolean;

beforeEach(async () => {
  database = freshDatabase();
  end = new AbortController();
  loads = 0;
  isReachable = true;
  vi.stubGlobal('fetch', async () => {
    loads += 1;
    if (isReachable) return new Response('sound', { headers: { 'content-type': 'audio/wav' } });
    throw new TypeError('Failed to fetch');
  });
  const times = { createdAt: Date.now(), changedAt: Date.now() };
  await database.calls.add(placedCall({ id: 'a', state: 'recorded', recording: LINK, ...times }));
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = () =>
  fakeAsk({
    'save-speech': async (reading) => {
      await database.speech.put({ ...reading, readAt: Date.now() });
      return ok(null);
    },
  });

function start(readsRecordings: boolean) {
  const value = signal({ readsRecordings, dispositions: [] } as unknown as Settings);
  readNewRecordings({ database, ask: ask(), settings: { value } as never }, end.signal);
  return value;
}

const stored = () => database.speech.get('a') as Promise<SpeechReading | undefined>;
const untilStored = (result: ReadingResult) =>
  vi.waitFor(async () => expect(await stored()).toMatchObject({ result }));

it('reads new recordings', async () => {
  start(true);
  await untilStored(VOICE.result);
  expect(loads).toBe(1);
});

it('reads none while it is switched off, and starts when it is switched on', async () => {
  const settings = start(false);
  browser.grantsChanged();
  await sleep(NOTHING_MS);
  expect(loads).toBe(0);
  settings.value = { ...settings.value, readsRecordings: true };
  await untilStored(VOICE.result);
});

it('tries again what could not be loaded', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  isReachable = false;
  start(true);
  await untilStored({ problem: 'not-loaded' });
  isReachable = true;
  vi.advanceTimersByTime(RETRY_MS);
  await untilStored(VOICE.result);
  expect(loads).toBe(2);
});

it('reads at a press whatever was stored, and reports it', async () => {
  await database.speech.put(readingOf({ callId: 'a', link: LINK }));
  const speech = openSpeech(database, ask());
  const seen: (SpeechReading | undefined)[] = [];
  speech.watch('a', (reading) => seen.push(reading), end.signal);
  isReachable = false;
  const result = await speech.read({ id: 'a', recording: LINK }, end.signal);
  expect(result).toEqual({ problem: 'not-loaded' });
  await vi.waitFor(() => expect(seen.at(-1)?.result).toEqual(result));
});
