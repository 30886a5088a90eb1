import {
  type Disposition,
  defaultDispositionIds,
  defaultDispositions,
  offeredDispositions,
} from './dispositions';

/** Gives an entry another label; an empty one is the label of a default entry. */
export function relabelled(list: readonly Disposition[], id: string, label: string): Disposition[] {
  return list.map((entry) => (entry.id === id ? { ...entry, label } : entry));
}

/** Returns whether an entry came with Handset. What such an entry does is fixed: its name says it. */
export function isDefaultDisposition({ id }: Disposition): boolean {
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
