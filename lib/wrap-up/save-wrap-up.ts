import { entryFor, type ForbidDeps } from '@/lib/do-not-call/forbid';
import { addEntries } from '@/lib/do-not-call/list';
import type { DoNotCallEntry } from '@/lib/do-not-call/model';
import { markAgain } from '@/lib/outbox/mark-for-delivery';
import type { OutboxDatabase } from '@/lib/outbox/model';
import { mergeFields, sameFields } from './merge';
import type { SaveWrapUpResult, WrapUp, WrapUpDatabase, WrapUpFields } from './model';
import { fieldsOf, parseWrapUp } from './parse-wrap-up';

/** What saving a wrap-up needs. */
export interface SaveWrapUpDeps extends Omit<ForbidDeps, 'database'> {
  database: WrapUpDatabase & OutboxDatabase;
}

/** The rep's changes to the wrap-up of a call. */
export interface WrapUpChange {
  callId: string;
  /** The fields that the rep started from. */
  before: WrapUpFields;
  after: WrapUpFields;
}

/** Whom the call was to. */
export interface WrappedUpCallee {
  callee: string;
  calleeName?: string | undefined;
}

/**
 * Saves a wrap-up, with the effects of its disposition, in one transaction, and marks the call
 * in the outbox. The only writer of
 * `wrapUps` beside the import of calls. Two windows may change different fields; if both changed one field, nothing is stored
 * and the result is a conflict.
 */
export async function saveWrapUp(
  deps: SaveWrapUpDeps,
  change: WrapUpChange,
  callee: WrappedUpCallee,
): Promise<SaveWrapUpResult> {
  const { wrapUps, wrapUpDrafts, doNotCall, doNotCallChanges, outbox } = deps.database;
  const entry = await entryAfter(deps, change, callee);
  const tables = [wrapUps, wrapUpDrafts, doNotCall, doNotCallChanges, outbox];
  return deps.database.transaction('rw', tables, async () => {
    const stored = parseWrapUp(await wrapUps.get(change.callId));
    const merged = mergeFields(fieldsOf(stored), change.before, change.after);
    if (!merged && stored) return { state: 'conflict', wrapUp: stored };
    await wrapUpDrafts.delete(change.callId);
    const fields = merged ?? change.after;
    if (stored && sameFields(stored, fields)) return { state: 'saved', wrapUp: stored };
    const wrapUp = nextWrapUp(change.callId, fields, stored, deps.now());
    await wrapUps.put(wrapUp);
    await markAgain(deps.database, { id: change.callId, changedAt: wrapUp.savedAt });
    if (entry && stored?.disposition !== fields.disposition) {
      await addEntries(deps.database, [entry]);
    }
    return { state: 'saved', wrapUp };
  });
}

function nextWrapUp(
  callId: string,
  fields: WrapUpFields,
  stored: WrapUp | undefined,
  now: number,
): WrapUp {
  const { followUp } = fields;
  const isOpen = followUp && followUp.doneAt === undefined;
  const version = (stored?.version ?? 0) + 1;
  return { ...fields, callId, savedAt: now, version, ...(isOpen && { dueAt: followUp.at }) };
}

/**
 * Returns the do-not-call entry that the chosen disposition asks for. Made before the transaction,
 * which would end while the settings are read.
 */
async function entryAfter(
  deps: SaveWrapUpDeps,
  { before, after }: WrapUpChange,
  { callee, calleeName }: WrappedUpCallee,
): Promise<DoNotCallEntry | undefined> {
  const { disposition, note } = after;
  if (!disposition || disposition === before.disposition) return undefined;
  const { dispositions } = await deps.readSettings();
  if (dispositions.find(({ id }) => id === disposition)?.effect !== 'forbid') return undefined;
  return entryFor(deps, { text: callee, name: calleeName, words: note, source: 'wrap_up' });
}

/** Notes that the rep was reminded of follow-ups, unless they changed meanwhile. */
export async function markReminded(
  { wrapUps }: Pick<WrapUpDatabase, 'wrapUps'>,
  due: readonly WrapUp[],
  remindedAt: number,
): Promise<void> {
  for (const { callId, version } of due) {
    await wrapUps.where({ callId }).modify((row) => {
      if (row.version === version && row.followUp) row.followUp.remindedAt = remindedAt;
    });
  }
}
