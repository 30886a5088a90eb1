import { expect, it } from 'vitest';
import { readPlayPosition, savePlayPosition } from '@/lib/calls/playback/play-position';
import { freshDatabase } from '@/test/calls/support/database';

it('keeps where a recording was left, by its call', async () => {
  const database = freshDatabase();
  expect(await readPlayPosition(database, 'call-1')).toBe(0);
  await savePlayPosition(database, { callId: 'call-1', at: 42.5 });
  expect(await readPlayPosition(database, 'call-1')).toBe(42.5);
  expect(await readPlayPosition(database, 'call-2')).toBe(0);
});

it('needs no row for the beginning', async () => {
  const database = freshDatabase();
  await savePlayPosition(database, { callId: 'call-1', at: 42.5 });
  await savePlayPosition(database, { callId: 'call-1', at: 0 });
  expect(await database.playPositions.count()).toBe(0);
});
