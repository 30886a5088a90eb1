import type { TimedNote, WrapUpFields } from './model';
import { fieldsOf } from './parse-wrap-up';

const keys = ['disposition', 'note', 'followUp'] as const satisfies (keyof WrapUpFields)[];

/** Returns whether two wrap-ups say the same. Reminders do not count: the rep does not edit them. */
export function hasSameFields(a: WrapUpFields, b: WrapUpFields): boolean {
  return keys.every((key) => isSame(a[key], b[key]));
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
  const isConflict = keys.some((key) => {
    const isMine = !isSame(before[key], after[key]);
    return isMine && !isSame(before[key], stored[key]) && !isSame(stored[key], after[key]);
  });
  if (isConflict) return undefined;
  const latest = (key: keyof WrapUpFields) => (isSame(before[key], after[key]) ? stored : after);
  return fieldsOf({
    disposition: latest('disposition').disposition,
    note: latest('note').note,
    followUp: latest('followUp').followUp,
  });
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
