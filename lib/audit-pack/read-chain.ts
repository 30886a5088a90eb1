import type { AuditDatabase, ChainRow } from '@/lib/audit/model';

/** An imported call may be from a machine whose clock is ahead by this much, so it is recorded before its own time. */
const CLOCK_SLACK_MS = 3_600_000;

/** Records of some days are read at once: their numbers take a page no time that is noticed. */
const STEP_MS = 4 * 86_400_000;

/** Returns the number from which on records may be of a period, or about its calls; undefined if there are none. */
export async function firstOfPeriod(
  { auditChain }: AuditDatabase,
  { from, to }: { from: number; to: number },
): Promise<number | undefined> {
  const ofPeriod = () => auditChain.where('at').between(from - CLOCK_SLACK_MS, to);
  const [earliest] = await ofPeriod().limit(1).keys();
  const [latest] = await ofPeriod().reverse().limit(1).keys();
  // A clock that was set back leaves a later time with a lower number.
  let first: number | undefined;
  for (let at = Number(earliest); at <= Number(latest); at += STEP_MS) {
    const keys = await auditChain
      .where('at')
      .between(at, Math.min(at + STEP_MS, to))
      .primaryKeys();
    first = keys.reduce((least, key) => Math.min(least, key), first ?? Number.MAX_SAFE_INTEGER);
  }
  return first;
}

/** Returns the number of the last record; 0 if there are none. */
export async function lastOfChain({ auditChain }: AuditDatabase): Promise<number> {
  const known = auditChain.where('seq').between(1, Number.MAX_SAFE_INTEGER);
  return (await known.reverse().limit(1).primaryKeys())[0] ?? 0;
}

/** Reads the records after a number in their order: all, or at most `limit`. */
export function chainAfter(
  { auditChain }: AuditDatabase,
  seq: number,
  limit?: number,
): PromiseLike<ChainRow[]> {
  const rows = auditChain.where('seq').between(seq, Number.MAX_SAFE_INTEGER, false);
  return (limit === undefined ? rows : rows.limit(limit)).toArray();
}
