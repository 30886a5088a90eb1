import type { AuditDatabase, ChainRow } from '@/lib/audit/model';

/** The records from the first to the last of a period (epoch ms, `to` exclusive), without a gap. */
export async function chainBetween(
  { auditChain }: AuditDatabase,
  { from, to }: { from: number; to: number },
): Promise<ChainRow[]> {
  const keys = await auditChain.where('at').between(from, to).primaryKeys();
  if (keys.length === 0) return [];
  const first = keys.reduce((least, key) => Math.min(least, key));
  const last = keys.reduce((most, key) => Math.max(most, key));
  return auditChain.where('seq').between(first, last, true, true).toArray();
}
