import type { CallDatabase } from '@/lib/calls/database';
import { FOLLOW_WINDOW_MS } from '@/lib/calls/follow/open-calls';
import { inFlightStates, openStates } from '@/lib/calls/model';
import { connectorIds } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { hasSameFields } from '@/lib/wrap-up/merge';
import type { KeepReason } from './model';

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
