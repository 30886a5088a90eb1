import { expect, it } from 'vitest';
import { saveTimedNotes } from '@/lib/wrap-up/save-wrap-up';
import { recordWrapUp } from '@/lib/wrap-up/wrap-up-record';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const WRAP_UP = { callId: 'call-1', disposition: 'reached', note: 'Hi', savedAt: NOON, version: 1 };

it('adds a record for each save, and rewrites none', async () => {
  const database = freshDatabase();
  await recordWrapUp(database, { ...WRAP_UP, followUp: { at: NOON + 60_000 } }, NOON);
  await recordWrapUp(database, { ...WRAP_UP, disposition: 'refused' }, NOON + 1);
  const rows = await database.auditChain.toArray();
  expect(rows.map(({ callId }) => callId)).toEqual(['call-1', 'call-1']);
  expect(rows.map(({ body = '' }) => JSON.parse(body))).toMatchObject([
    {
      ...{ kind: 'wrap-up', id: 'call-1', at: new Date(NOON).toISOString() },
      content: { disposition: 'reached', followUpAt: new Date(NOON + 60_000).toISOString() },
    },
    { content: { disposition: 'refused', note: 'Hi' } },
  ]);
});

it('records notes at a time of the recording', async () => {
  const database = freshDatabase();
  const change = { add: [{ text: 'Asks for a price', at: 4 }], remove: [] };
  await saveTimedNotes({ database, now: () => NOON }, 'call-1', change);
  const [row] = await database.auditChain.toArray();
  expect(JSON.parse(row?.body ?? '').content.timedNotes).toEqual([
    { at: 4, text: 'Asks for a price' },
  ]);
});
