import { expect, it } from 'vitest';
import { saveReading, unreadRecordings } from '@/lib/calls/log/speech-readings';
import type { Disposition } from '@/lib/settings/dispositions';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { savedWrapUp } from '@/test/support/fakes/fake-wrap-ups';
import { readingOf } from '@/test/support/sound/sample-readings';

const recorded = (id: string, hoursAgo: number) =>
  placedCall({
    ...{ id, state: 'recorded', recording: `https://rec.example.com/${id}` },
    createdAt: NOON - hoursAgo * 3_600_000,
  });

it('lists the recordings of a day that were not read by their link of now, the latest first', async () => {
  const database = freshDatabase();
  const calls = ['a', 'b', 'read', 'old-link', 'damaged', 'not-allowed'].map(recorded);
  await database.calls.bulkAdd([...calls, recorded('last-week', 170), placedCall({ id: 'c' })]);
  const reading = (callId: string, result?: Parameters<typeof readingOf>[0]['result']) =>
    readingOf({ callId, link: `https://rec.example.com/${callId}`, result });
  await database.speech.bulkAdd([
    reading('read'),
    readingOf({ callId: 'old-link', link: 'https://old.example', result: { problem: 'expired' } }),
    reading('damaged', { problem: 'damaged' }),
    reading('not-allowed', { problem: 'not-allowed' }),
  ]);
  const unread = await unreadRecordings(database, NOON, []);
  expect(unread.map(({ id }) => id)).toEqual(['a', 'b', 'old-link', 'not-allowed']);
});

const MINUTE = 60_000;

it('lists a recording that could not be loaded again, after a wait that doubles', async () => {
  const database = freshDatabase();
  await database.calls.add(recorded('a', 0));
  const link = 'https://rec.example.com/a';
  const isDueAfter = async (minutes: number, failedAt: number) => {
    const unread = await unreadRecordings(database, failedAt + minutes * MINUTE, []);
    expect(unread).toEqual(unread.length > 0 ? [{ id: 'a', recording: link, failedAt }] : []);
    return unread.length > 0;
  };
  // Minutes from the call to the last try, and from there to the next one.
  for (const [tried, wait] of [
    [0, 1],
    [10, 10],
    [20, 20],
    [600, 60],
  ] as const) {
    const failedAt = NOON + tried * MINUTE;
    await database.speech.put(
      readingOf({ callId: 'a', link, readAt: failedAt, result: { problem: 'not-loaded' } }),
    );
    expect(await isDueAfter(wait - 0.1, failedAt)).toBe(false);
    expect(await isDueAfter(wait, failedAt)).toBe(true);
    // The clock was set back.
    expect(await isDueAfter(-1, failedAt)).toBe(true);
  }
});

it('leaves out the recordings of callees who refused to be recorded', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd(['refused', 'b'].map(recorded));
  await database.wrapUps.add(savedWrapUp({ disposition: 'refused' }, 'refused'));
  const refused: Disposition = { id: 'refused', label: '', effect: 'hide-recording' };
  const unread = await unreadRecordings(database, NOON, [refused]);
  expect(unread.map(({ id }) => id)).toEqual(['b']);
});

it('keeps no reading of a call that was deleted', async () => {
  const database = freshDatabase();
  await database.calls.add(recorded('a', 0));
  await saveReading(database, readingOf({ callId: 'a' }));
  await saveReading(database, readingOf({ callId: 'gone' }));
  expect(await database.speech.toCollection().primaryKeys()).toEqual(['a']);
});
