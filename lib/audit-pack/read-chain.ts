import type { AuditDatabase, ChainRow } from '@/lib/audit/model';

/** An imported call may be from a machine whose clock is ahead by this much, so it is recorded before its own time. */
const CLOCK_SLACK_MS = 3_600_000;

/** Returns the number from which on records may be of a period, or about its calls; undefined if there are none. */
export async function firstOfPeriod(
  { auditChain }: AuditDatabase,
  { from, to }: { from: number; to: number },
): Promise<number | undefined> {
  const keys = await auditChain
    .where('at')
    .between(from - CLOCK_SLACK_MS, to)
    .primaryKeys();
  return keys.length === 0
    ? undefined
    : keys.reduce((least, key) => Math.min(least, key), Number.MAX_SAFE_INTEGER);
}

/** Returns the number of the last record; 0 if there are none. */
export async function lastOfChain({ auditChain }: AuditDatabase): Promise<number> {
  const known = auditChain.where('seq').between(1, Number.MAX_SAFE_INTEGER);
  return (await known.reverse().limit(1).primaryKeys())[0] ?? 0;
}

/** Reads the records after a number in their order: all, or at most so many. */
export function chainAfter(
  { auditChain }: AuditDatabase,
  seq: number,
  limit?: number,
): PromiseLike<ChainRow[]> {
  const rows = auditChain.where('seq').between(seq, Number.MAX_SAFE_INTEGER, false);
  return (limit === undefined ? rows : rows.limit(limit)).toArray();
}
