/** Records of a CRM: those that it began with, and those that were created. */
export interface CreatedRecords<R> {
  /** All that were created. */
  created: R[];
  add(record: R): void;
  all(): R[];
  /** Those that a search finds: new ones only after a while. */
  indexed(): R[];
}

/** Keeps created records. */
export function createRecords<R>(
  initial: readonly R[],
  indexLagMs: number,
  now: () => number,
): CreatedRecords<R> {
  const created: R[] = [];
  const times = new Map<R, number>();
  return {
    created,
    add(record) {
      created.push(record);
      times.set(record, now());
    },
    all: () => [...initial, ...created],
    indexed() {
      const shown = created.filter((each) => (times.get(each) ?? 0) + indexLagMs <= now());
      return [...initial, ...shown];
    },
  };
}
