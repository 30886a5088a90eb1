import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addToChain, linkHash } from '@/lib/audit/chain';
import type { CallDatabase } from '@/lib/calls/database';
import { deleteCalls } from '@/lib/calls/log/delete-calls';
import { auditedLog } from '@/test/audit-pack/support';
import { CALLEE, NOON, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { addChecks, checkRecord } from './support';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const chainOf = ({ auditChain }: CallDatabase) => auditChain.orderBy('seq').toArray();

it('links each record to the one before by its hash', async () => {
  const database = freshDatabase();
  await addChecks(database, [{}, { id: 'call-2' }]);
  const [first, second] = await chainOf(database);
  expect(first).toMatchObject({ seq: 1, previous: '', at: NOON, callId: 'call-1' });
  expect(first?.body).toBe(JSON.stringify(checkRecord()));
  expect(first?.bodyHash).toBe(sha256(first?.body ?? ''));
  expect(first?.hash).toBe(sha256(` 1 ${first?.bodyHash}`));
  expect(second).toMatchObject({ seq: 2, previous: first?.hash });
  expect(second && linkHash(second)).toBe(second?.hash);
});

it('goes on after a record that can’t be read', async () => {
  const database = freshDatabase();
  await addChecks(database, [{}]);
  await database.table('auditChain').put({ seq: 2, hash: 7 });
  await database.table('auditChain').put({ seq: 'last' });
  await addChecks(database, [{ id: 'call-2' }]);
  expect(await database.auditChain.get(3)).toMatchObject({ previous: '', callId: 'call-2' });
});

/** Deletes the calls before a time, or all. */
function deleteBefore(database: CallDatabase, before?: number, now = NOON + 1000) {
  const deps = { database, now: () => now, beforeDeletion: async () => undefined };
  return deleteCalls(deps, before);
}

async function loggedCalls() {
  const database = freshDatabase();
  for (const [at, id] of ['call-1', 'call-2', 'call-3'].entries()) {
    const createdAt = NOON + at;
    const call = { id, gesture: id, createdAt, state: 'recorded' as const };
    await database.calls.add(sampleCall(call));
    const time = new Date(createdAt).toISOString();
    await addChecks(database, [
      { id, at: time },
      { id: `refused ${id}`, at: time, result: 'refused', code: 'do-not-call' },
    ]);
  }
  return database;
}

it('forgets what it says of deleted calls and of what was refused before, and records the deletion', async () => {
  const database = await loggedCalls();
  const kept = { callId: 'call-1', note: '', followUp: { at: NOON }, dueAt: NOON };
  await database.wrapUps.add({ ...kept, savedAt: NOON, version: 1 });
  const before = await chainOf(database);
  expect(await deleteBefore(database, NOON + 2)).toBe(1);
  const after = await chainOf(database);
  // The first call has a follow-up, so it stays, and nothing before it can be dropped.
  expect(after.map(({ body }) => body && JSON.parse(body).id)).toEqual([
    ...['call-1', undefined, undefined, undefined],
    ...['call-3', 'refused call-3', expect.any(String)],
  ]);
  expect(after.slice(0, -1).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
  expect(JSON.stringify(after[3])).not.toContain(CALLEE);
  expect(JSON.parse(after.at(-1)?.body ?? '')).toMatchObject({
    ...{ kind: 'deletion', calls: 1, before: new Date(NOON + 2).toISOString() },
  });
});

it('drops the oldest records once they say nothing, and the chain goes on', async () => {
  const database = await loggedCalls();
  expect(await deleteBefore(database)).toBe(3);
  const after = await chainOf(database);
  expect(after.map(({ seq }) => seq)).toEqual([6, 7]);
  expect(after[0]).not.toHaveProperty('body');
  expect(after[1]).toMatchObject({ previous: after[0]?.hash });
  await addChecks(database, [{ id: 'call-4' }]);
  expect(await database.auditChain.get(8)).toMatchObject({ previous: after[1]?.hash });
});

it('forgets outcome and wrap-up with their call', async () => {
  const database = await auditedLog();
  await deleteBefore(database, undefined, NOON + 2 * 86_400_000);
  const rest = (await chainOf(database)).flatMap(({ body }) => (body ? JSON.parse(body).kind : []));
  expect(rest).toEqual(['deletion']);
});

it('records no deletion where there was nothing to delete', async () => {
  const database = await loggedCalls();
  expect(await deleteBefore(database, NOON)).toBe(0);
  expect(await database.auditChain.count()).toBe(6);
});

it('takes no part in a transaction that fails', async () => {
  const database = freshDatabase();
  const failing = database.transaction('rw', database.auditChain, async () => {
    await addToChain(database, checkRecord());
    throw new Error('caller ID changed');
  });
  await expect(failing).rejects.toThrow('caller ID changed');
  expect(await database.auditChain.count()).toBe(0);
});
