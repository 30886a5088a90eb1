import type { CallDatabase } from '@/lib/calls/database';

/** Counts how often calls were deleted or imported. Views that hold the log in memory then read it again. */
export async function countLogRewrites({
  logState,
}: Pick<CallDatabase, 'logState'>): Promise<number> {
  const stored = await logState.get('rewrites');
  return stored?.key === 'rewrites' ? stored.count : 0;
}

/** Notes that calls were deleted or imported. Call it in the transaction that does it. */
export async function noteLogRewrite(database: Pick<CallDatabase, 'logState'>): Promise<void> {
  const count = (await countLogRewrites(database)) + 1;
  await database.logState.put({ key: 'rewrites', count });
}
