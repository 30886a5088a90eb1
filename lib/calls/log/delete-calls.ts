import { forgetRecordsOf, noteDeletion } from '@/lib/audit/chain';
import type { CallDatabase } from '@/lib/calls/database';
import { FOLLOW_WINDOW_MS } from '@/lib/calls/follow/open-calls';
import { inFlightStates, openStates } from '@/lib/calls/model';
import { connectorIds } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { hasSameFields } from '@/lib/wrap-up/merge';
import { noteLogRewrite } from './call-log';
import type { KeepReason, LogDeletion } from './model';

/** Calls per transaction. */
const STEP_SIZE = 2_000;

/** What deleting calls needs. */
export interface DeleteCallsDeps {
  database: CallDatabase;
  /** Epoch ms. */
  now(): number;
  /**
   * Takes what else depends on the log out of it first: who was called leaves the queue. `before` is as in
   * {@link deleteCalls}.
   */
  beforeDeletion(before?: number): Promise<void>;
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
  await beforeDeletion(before);
  const ids = await callIds(database, before);
  let deleted = 0;
  for (let at = 0; at < ids.length; at += STEP_SIZE) {
    deleted += await deleteStep(database, ids.slice(at, at + STEP_SIZE), now());
  }
  await noteInChain(database, { calls: deleted, before, now: now() });
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
  const { calls, wrapUps, wrapUpDrafts, outbox, logState } = database;
  const { playPositions, speech, auditChain } = database;
  const tables = [
    calls,
    wrapUps,
    wrapUpDrafts,
    outbox,
    logState,
    playPositions,
    speech,
    auditChain,
  ];
  return database.transaction('rw', tables, async () => {
    const kept = await keptCalls(database, now);
    const old = ids.filter((id) => !kept.has(id));
    if (old.length === 0) return 0;
    await calls.bulkDelete(old);
    await wrapUps.bulkDelete(old);
    await wrapUpDrafts.bulkDelete(old);
    await playPositions.bulkDelete(old);
    await forgetRecordsOf(database, old);
    await speech.bulkDelete(old);
    await outbox.bulkDelete(old.flatMap((id) => connectorIds.map((each) => [id, each] as const)));
    await noteLogRewrite(database);
    return old.length;
  });
}

/** What was refused before the time goes with the calls. */
function noteInChain(
  database: CallDatabase,
  { calls, before, now }: { calls: number; before: number | undefined; now: number },
): Promise<void> {
  return database.transaction('rw', database.auditChain, async () => {
    const { id, at } = { id: crypto.randomUUID(), at: new Date(now).toISOString() };
    const until = before === undefined ? {} : { before: new Date(before).toISOString() };
    await noteDeletion(database, { kind: 'deletion', id, at, calls, ...until }, before);
  });
}

const DAY_MS = 86_400_000;

/** What keeping calls for a limited time needs. */
interface RetainDeps extends DeleteCallsDeps {
  /** For how many days calls are kept; 0 is for ever. */
  keepDays(): Promise<number>;
  /** Wakes the background in `ms`, also after it stopped. */
  wakeIn(ms: number): Promise<void>;
  cancelWake(): Promise<void>;
}

/** Deletes the calls that are older than the rep keeps them, and wakes for the next time in a day. */
export async function retainCalls(deps: RetainDeps): Promise<void> {
  const days = await deps.keepDays();
  if (days === 0) {
    await deps.cancelWake();
    return;
  }
  await deps.wakeIn(DAY_MS);
  await deleteCalls(deps, deps.now() - days * DAY_MS);
}

/** Entries in these states are still to be written to a CRM, or the rep decides about them. */
const UNDELIVERED: readonly Delivery['state'][] = ['waiting', 'sending', 'choice', 'failed'];

/**
 * Reads which calls must not be deleted, and why: those in flight or followed, those that are not in
 * the CRM yet, and those with a follow-up or a note that is half written. Cheap: it reads indexes, not
 * the log.
 */
export async function keptCalls(
  database: CallDatabase,
  now: number,
): Promise<ReadonlyMap<string, KeepReason>> {
  const parts = await Promise.all([
    named('draft', unsavedDrafts(database)),
    named('follow_up', database.wrapUps.where('dueAt').above(0).primaryKeys()),
    named('not_logged', undelivered(database)),
    named('open', openCallIds(database, now)),
  ]);
  return new Map(parts.flat());
}

async function named(
  reason: KeepReason,
  ids: PromiseLike<string[]>,
): Promise<[string, KeepReason][]> {
  return (await ids).map((id) => [id, reason]);
}

async function unsavedDrafts({ wrapUpDrafts }: CallDatabase): Promise<string[]> {
  const drafts = await wrapUpDrafts.toArray();
  return drafts.filter((row) => !hasSameFields(row.before, row.fields)).map(({ callId }) => callId);
}

async function undelivered({ outbox }: CallDatabase): Promise<string[]> {
  const keys = connectorIds.flatMap((id) => UNDELIVERED.map((state) => [id, state]));
  const rows = await outbox.where('[connector+state]').anyOf(keys).primaryKeys();
  return rows.map(([callId]) => callId);
}

async function openCallIds({ calls }: CallDatabase, now: number): Promise<string[]> {
  const rows = await calls
    .where('state')
    .anyOf([...inFlightStates, ...openStates])
    .toArray();
  return rows
    .filter(({ createdAt }) => Math.abs(now - createdAt) < FOLLOW_WINDOW_MS)
    .map(({ id }) => id);
}
