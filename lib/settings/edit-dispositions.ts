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

/** Offers an entry no longer. It stays in the list, for the calls that it was chosen for. */
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
  const isDefault = ({ id }: Disposition) =>
    (defaultDispositionIds as readonly string[]).includes(id);
  const own = list.filter((entry) => !isDefault(entry));
  return [...defaultDispositions, ...own.map((entry) => ({ ...entry, removed: true as const }))];
}
