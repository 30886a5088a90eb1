import type { CallDatabase } from '@/lib/calls/database';
import { connectorIds } from '@/lib/outbox/model/connector';
import { keptCalls } from './kept-calls';
import { noteLogRewrite } from './log-state';
import type { KeepReason, LogDeletion } from './model';

/** Calls per transaction. */
const STEP_SIZE = 2_000;

/** What deleting calls needs. */
export interface DeleteCallsDeps {
  database: CallDatabase;
  /** Epoch ms. */
  now(): number;
  /** Takes what else depends on the log out of it first: who was called leaves the queue. */
  beforeDeletion(): Promise<void>;
}

/**
 * Deletes the calls made before a time (epoch ms), or all, with what was recorded after them. Those of
 * {@link keptCalls} stay; the do-not-call list is not touched. Each step checks again in its own
 * transaction. Resolves to the number of calls deleted.
 */
export async function deleteCalls(
  { database, now, beforeDeletion }: DeleteCallsDeps,
  before?: number,
): Promise<number> {
  await beforeDeletion();
  const ids = await callIds(database, before);
  let deleted = 0;
  for (let at = 0; at < ids.length; at += STEP_SIZE) {
    deleted += await deleteStep(database, ids.slice(at, at + STEP_SIZE), now());
  }
  return deleted;
}

/** Counts what deleting all calls would do. */
export async function previewDeletion({
  database,
  now,
}: Pick<DeleteCallsDeps, 'database' | 'now'>): Promise<LogDeletion> {
  const [kept, ids] = await Promise.all([keptCalls(database, now()), callIds(database)]);
  const keeps: Partial<Record<KeepReason, number>> = {};
  const reasons = ids.flatMap((id) => kept.get(id) ?? []);
  for (const reason of reasons) keeps[reason] = (keeps[reason] ?? 0) + 1;
  return { deletes: ids.length - reasons.length, keeps };
}

function callIds({ calls }: CallDatabase, before?: number): PromiseLike<string[]> {
  if (before === undefined) return calls.toCollection().primaryKeys();
  return calls.where('createdAt').below(before).primaryKeys();
}

function deleteStep(database: CallDatabase, ids: string[], now: number): Promise<number> {
  const { calls, wrapUps, wrapUpDrafts, outbox, logState, playPositions } = database;
  const tables = [calls, wrapUps, wrapUpDrafts, outbox, logState, playPositions];
  return database.transaction('rw', tables, async () => {
    const kept = await keptCalls(database, now);
    const old = ids.filter((id) => !kept.has(id));
    if (old.length === 0) return 0;
    await calls.bulkDelete(old);
    await wrapUps.bulkDelete(old);
    await wrapUpDrafts.bulkDelete(old);
    await playPositions.bulkDelete(old);
    await outbox.bulkDelete(old.flatMap((id) => connectorIds.map((each) => [id, each] as const)));
    await noteLogRewrite(database);
    return old.length;
  });
}
