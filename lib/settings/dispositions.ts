import { z } from 'zod';

/** What choosing a disposition does beside recording it. */
const dispositionEffects = [
  /** Puts the callee's number on the do-not-call list. */
  'forbid',
  /** Hides the link to the call's recording. */
  'hide-recording',
  /** Asks for a follow-up. */
  'follow-up',
  /** Brings a contact of the queue back with its next number. */
  'next-number',
] as const;

/** What choosing a disposition does beside recording it. */
type DispositionEffect = (typeof dispositionEffects)[number];

/** The entries that every rep starts with. Each has its label in the locales. */
export const defaultDispositionIds = [
  'reached',
  'voicemail',
  'no_answer',
  'call_back',
  'not_interested',
  'wrong_number',
  'nobody_spoke',
  'refused_recording',
  'do_not_call',
] as const;

/** The id of a default entry. */
export type DefaultDispositionId = (typeof defaultDispositionIds)[number];

const defaultEffects: Partial<Record<DefaultDispositionId, DispositionEffect>> = {
  no_answer: 'next-number',
  call_back: 'follow-up',
  refused_recording: 'hide-recording',
  do_not_call: 'forbid',
};

/** An entry of the rep's list of dispositions. */
export interface Disposition {
  /** Stays the same when the entry is renamed. Wrap-ups store it. */
  id: string;
  /** The rep's own label; empty for a default entry in the language of the interface. */
  label: string;
  effect?: DispositionEffect | undefined;
  /** Set once the rep removed it. It stays in the list, so that earlier wrap-ups keep their label. */
  removed?: true | undefined;
}

/**
 * An entry of the rep's list of dispositions. In a list that an earlier version stored, "no answer" does
 * nothing: it gets what it does now.
 */
export const dispositionSchema = z
  .object({
    id: z.string().min(1).max(100),
    label: z.string().max(40),
    effect: z.enum(dispositionEffects).optional(),
    removed: z.literal(true).optional(),
  })
  .transform(
    (entry): Disposition =>
      entry.id === 'no_answer' ? { effect: defaultEffects.no_answer, ...entry } : entry,
  );

/** The list that every rep starts with. */
export const defaultDispositions: Disposition[] = defaultDispositionIds.map((id) => {
  const effect = defaultEffects[id];
  return { id, label: '', ...(effect && { effect }) };
});

/** There is a key for each: 1 to 9. */
export const MAX_DISPOSITIONS = 9;

/** The entries that a rep can choose, in the order of their keys. */
export function offeredDispositions(list: readonly Disposition[]): Disposition[] {
  return list.filter(({ removed }) => !removed).slice(0, MAX_DISPOSITIONS);
}

/** Returns whether a disposition says that the callee refused to be recorded, so that the link is hidden. */
export function isRecordingRefusedBy(
  disposition: string | undefined,
  list: readonly Disposition[],
): boolean {
  return list.find(({ id }) => id === disposition)?.effect === 'hide-recording';
}

/** Gives an entry another label; an empty one is the label of a default entry. */
export function relabelled(list: readonly Disposition[], id: string, label: string): Disposition[] {
  return list.map((entry) => (entry.id === id ? { ...entry, label } : entry));
}

/** Returns whether an entry came with Handset. What such an entry does is fixed: its name says it. */
export function isDefaultDisposition({ id }: Pick<Disposition, 'id'>): boolean {
  return (defaultDispositionIds as readonly string[]).includes(id);
}

/** Changes what choosing an entry of the rep's own does. */
export function withEffect(
  list: readonly Disposition[],
  id: string,
  effect: Disposition['effect'],
): Disposition[] {
  return list.map(({ effect: before, ...entry }) => {
    const next = entry.id === id && !isDefaultDisposition(entry) ? effect : before;
    return { ...entry, ...(next && { effect: next }) };
  });
}

/** Exchanges an entry with its neighbour among those that are offered. */
export function movedBy(list: readonly Disposition[], id: string, by: 1 | -1): Disposition[] {
  const offered = offeredDispositions(list);
  const at = offered.findIndex((entry) => entry.id === id);
  const [mine, other] = [offered[at], offered[at + by]];
  if (!mine || !other) return [...list];
  const swap = new Map([
    [mine, other],
    [other, mine],
  ]);
  return list.map((entry) => swap.get(entry) ?? entry);
}

/** Marks an entry as removed: it is no longer offered, but stays for the calls that have it. */
export function withRemoved(list: readonly Disposition[], id: string): Disposition[] {
  return list.map((entry) => (entry.id === id ? { ...entry, removed: true } : entry));
}

/** Adds an entry at the end. */
export function withAdded(
  list: readonly Disposition[],
  entry: Pick<Disposition, 'id' | 'label'>,
): Disposition[] {
  return [...list, entry];
}

/** Returns to the default list. The rep's own entries are removed as by hand. */
export function withDefaults(list: readonly Disposition[]): Disposition[] {
  const own = list.filter((entry) => !isDefaultDisposition(entry));
  return [...defaultDispositions, ...own.map((entry) => ({ ...entry, removed: true as const }))];
}
