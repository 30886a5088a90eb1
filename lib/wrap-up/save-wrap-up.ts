/**
 * What a rep records after a call: disposition, note, follow-up, and notes at a time of the recording. The
 * forms of our own pages send drafts while the rep types, and ask the background to save. It reads and writes
 * the tables `wrapUps` and `wrapUpDrafts`, records each save for the audit, marks the call in the outbox, and may put
 * the callee on the do-not-call list. It never changes the call itself, and never overwrites what another window saved.
 */

import type { AuditDatabase } from '@/lib/audit/model';
import { doNotCallEntryFor, type ForbidDeps } from '@/lib/do-not-call/forbid';
import { addEntries } from '@/lib/do-not-call/list';
import type { DoNotCallEntry } from '@/lib/do-not-call/model';
import { markChanged, markForDelivery } from '@/lib/outbox/mark-for-delivery';
import type { OutboxDatabase } from '@/lib/outbox/model/delivery';
import { dropSavedDraft } from './draft';
import { hasSameFields, mergeFields, mergeTimedNotes, type TimedNotesChange } from './merge';
import {
  fieldsOf,
  parseWrapUp,
  type SaveWrapUpResult,
  type WrapUp,
  type WrapUpDatabase,
  type WrapUpFields,
} from './model';
import { recordWrapUp } from './wrap-up-record';

/** What saving a wrap-up needs. */
export interface SaveWrapUpDeps extends Omit<ForbidDeps, 'database'> {
  database: WrapUpDatabase & OutboxDatabase & AuditDatabase;
}

/** The rep's changes to the wrap-up of a call. */
export interface WrapUpChange {
  callId: string;
  /** The form whose draft this was; absent outside a form. */
  formId?: string | undefined;
  /** The fields that the rep started from. */
  before: WrapUpFields;
  after: WrapUpFields;
}

/** Whom the call was to. */
export interface WrappedUpCallee {
  callee: string;
  calleeName?: string | undefined;
  /** Epoch ms, if the service took the call: what the rep records then belongs in the CRM. */
  placedCreatedAt?: number | undefined;
}

/**
 * Saves a wrap-up, with the effects of its disposition, in one transaction, and marks the call
 * in the outbox. Only this function and the import of calls write `wrapUps`. Two windows may change
 * different fields; if both changed one field, nothing is stored and the result is a conflict. What
 * another window has only typed stays a draft.
 */
export async function saveWrapUp(
  deps: SaveWrapUpDeps,
  change: WrapUpChange,
  callee: WrappedUpCallee,
): Promise<SaveWrapUpResult> {
  const { wrapUps, wrapUpDrafts, doNotCall, doNotCallChanges } = deps.database;
  const { outbox, connectors, auditChain } = deps.database;
  const entry = await entryAfter(deps, change, callee);
  const lists = [doNotCall, doNotCallChanges];
  const tables = [wrapUps, wrapUpDrafts, ...lists, outbox, connectors, auditChain];
  return deps.database.transaction('rw', tables, async () => {
    const stored = parseWrapUp(await wrapUps.get(change.callId));
    const merged = mergeFields(fieldsOf(stored), change.before, change.after);
    if (!merged && stored) return { state: 'conflict', wrapUp: stored };
    const fields = merged ?? change.after;
    await dropSavedDraft(deps.database, change, fields);
    if (stored && hasSameFields(stored, fields)) return { state: 'saved', wrapUp: stored };
    const wrapUp = nextWrapUp(change.callId, fields, stored, deps.now());
    await wrapUps.put(wrapUp);
    await recordWrapUp(deps.database, wrapUp, wrapUp.savedAt);
    await markWrappedUp(deps.database, wrapUp, callee);
    if (entry && stored?.disposition !== fields.disposition) {
      await addEntries(deps.database, [entry]);
    }
    return { state: 'saved', wrapUp };
  });
}

/** A saved wrap-up shows that the call ended. */
async function markWrappedUp(
  database: OutboxDatabase,
  { callId: id, savedAt: changedAt }: WrapUp,
  { placedCreatedAt: createdAt }: WrappedUpCallee,
): Promise<void> {
  if (createdAt === undefined) await markChanged(database, { id, changedAt });
  else await markForDelivery(database, { id, createdAt, changedAt }, { hasEnded: true });
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
  const { timedNotes } = stored ?? {};
  const saved = { ...fields, callId, savedAt: now, version };
  return { ...saved, ...(isOpen && { dueAt: followUp.at }), ...(timedNotes && { timedNotes }) };
}

/**
 * Saves notes at a time of a call's recording, and marks the call in the outbox. What the rep typed
 * into the form meanwhile stays a draft.
 */
export async function saveTimedNotes(
  { database, now }: Pick<SaveWrapUpDeps, 'database' | 'now'>,
  callId: string,
  change: TimedNotesChange,
): Promise<void> {
  const { wrapUps, outbox, auditChain } = database;
  await database.transaction('rw', wrapUps, outbox, auditChain, async () => {
    const stored = parseWrapUp(await wrapUps.get(callId));
    const next = nextWrapUp(callId, fieldsOf(stored), stored, now());
    const timedNotes = mergeTimedNotes(stored?.timedNotes ?? [], change);
    await wrapUps.put({ ...next, timedNotes });
    await recordWrapUp(database, { ...next, timedNotes }, next.savedAt);
    await markChanged(database, { id: callId, changedAt: next.savedAt });
  });
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
  return doNotCallEntryFor(deps, {
    text: callee,
    name: calleeName,
    words: note,
    source: 'wrap_up',
  });
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
