import {
  fieldsOf,
  type TimedNote,
  type WrapUpDraft,
  type WrapUpFieldName,
  type WrapUpFields,
} from './model';

const names = ['disposition', 'note', 'followUp'] as const satisfies WrapUpFieldName[];

/** What is not saved yet, and what the rep started from. */
export type UnsavedWrapUp = Pick<WrapUpDraft, 'before' | 'fields'>;

/** Returns whether two wrap-ups say the same. Reminders do not count: the rep does not edit them. */
export function hasSameFields(a: WrapUpFields, b: WrapUpFields): boolean {
  return changedFields(a, b).length === 0;
}

/** Returns the names of the fields that differ. */
export function changedFields(before: WrapUpFields, after: WrapUpFields): WrapUpFieldName[] {
  return names.filter((name) => !isSame(before[name], after[name]));
}

/**
 * Applies the rep's changes (from `before` to `after`) to what is stored. Returns undefined if a
 * field that the rep changed was changed otherwise meanwhile.
 */
export function mergeFields(
  stored: WrapUpFields,
  before: WrapUpFields,
  after: WrapUpFields,
): WrapUpFields | undefined {
  const changed = changedFields(before, after);
  const isConflict = changed.some(
    (name) => !isSame(before[name], stored[name]) && !isSame(stored[name], after[name]),
  );
  return isConflict ? undefined : withFields(stored, changed, after);
}

/** Returns `fields` with the named ones of another wrap-up. */
export function withFields(
  fields: WrapUpFields,
  named: readonly WrapUpFieldName[],
  other: WrapUpFields,
): WrapUpFields {
  const sourceOf = (name: WrapUpFieldName) => (named.includes(name) ? other : fields);
  return fieldsOf({
    disposition: sourceOf('disposition').disposition,
    note: sourceOf('note').note,
    followUp: sourceOf('followUp').followUp,
  });
}

/**
 * Puts the named fields of one form on top of what another form holds. Each field keeps what its rep
 * started from, so that saving meets the same conflicts as before.
 */
export function mergeUnsaved(
  theirs: UnsavedWrapUp,
  mine: UnsavedWrapUp,
  named: readonly WrapUpFieldName[],
): UnsavedWrapUp {
  return {
    before: withFields(theirs.before, named, mine.before),
    fields: withFields(theirs.fields, named, mine.fields),
  };
}

/** Puts what is not saved on top of what another window saved: the fields that the rep did not change are as saved. */
export function rebase({ before, fields }: UnsavedWrapUp, saved: WrapUpFields): UnsavedWrapUp {
  const changed = changedFields(before, fields).filter(
    (name) => !isSame(fields[name], saved[name]),
  );
  return mergeUnsaved({ before: saved, fields: saved }, { before, fields }, changed);
}

/** The rep's changes of the notes at a time of one recording. A changed note is removed and added. */
export interface TimedNotesChange {
  add: readonly TimedNote[];
  remove: readonly TimedNote[];
}

/** Applies changes to stored notes, in their order of time. What another window added stays. */
export function mergeTimedNotes(
  stored: readonly TimedNote[],
  { add, remove }: TimedNotesChange,
): TimedNote[] {
  const kept = stored.filter((note) => !remove.some((gone) => isSameNote(note, gone)));
  const added = add.filter((note) => !kept.some((other) => isSameNote(note, other)));
  return [...kept, ...added].sort((a, b) => a.at - b.at);
}

function isSameNote(a: TimedNote, b: TimedNote): boolean {
  return a.at === b.at && a.text === b.text;
}

function isSame(a: WrapUpFields[keyof WrapUpFields], b: WrapUpFields[keyof WrapUpFields]): boolean {
  if (typeof a === 'object' && typeof b === 'object') {
    return a.at === b.at && a.doneAt === b.doneAt;
  }
  return a === b;
}
