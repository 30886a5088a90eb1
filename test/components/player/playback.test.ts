// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openPlayback } from '@/components/player/playback';
import { freshDatabase } from '@/test/calls/support/database';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

vi.mock('@/lib/platform/browser', async () => {
  const { ownPageBrowser: browser } = await import('@/test/support/fakes/own-page-browser');
  return { browser };
});

const never = new AbortController().signal;
const LINK = 'https://rec.example/1.wav';

it('starts where the database says, and keeps the position by the call', async () => {
  const database = freshDatabase();
  await database.playPositions.put({ callId: 'call-1', at: 42 });
  const ask = fakeAsk({ 'save-play-position': () => ok(null) });
  const playback = openPlayback(database, ask);
  const { start, save, sound } = await playback.prepare('call-1', LINK, never);
  expect(start).toBe(42);
  expect(sound).toMatchObject({ preload: 'none', src: LINK });
  save(43.5);
  expect(ask.asked).toEqual([{ name: 'save-play-position', body: { callId: 'call-1', at: 43.5 } }]);
  expect((await playback.prepare('call-2', `${LINK}?signed`, never)).start).toBe(0);
});

it('says why notes could not be saved', async () => {
  const note = { at: 1, text: 'x' };
  const change = { add: [note], remove: [] };
  const saving = openPlayback(freshDatabase(), fakeAsk({ 'change-timed-notes': () => ok(null) }));
  expect(await saving.changeTimedNotes('call-1', change)).toBeUndefined();
  const failing = openPlayback(
    freshDatabase(),
    fakeAsk({ 'change-timed-notes': () => problem('unknown-call') }),
  );
  expect(await failing.changeTimedNotes('call-1', change)).toEqual({ code: 'unknown-call' });
});
