import type { CallDatabase } from '@/lib/calls/database';
import type { CallDeps } from '@/lib/calls/deps';
import { isRecordingRefused } from '@/lib/calls/follow/recording-notification';
import type { Call } from '@/lib/calls/model';

/** More than the icon has room for. */
const MOST = 100;

/** Notes that the rep looks at the log now (epoch ms). */
export async function noteLogSeen(
  { logState }: Pick<CallDatabase, 'logState'>,
  now: number,
): Promise<void> {
  await logState.put({ key: 'seen', seenAt: now });
}

/**
 * How many recordings arrived since the rep last looked at the log, at most 100. Those of callees who
 * refused to be recorded do not count, since the log hides them, and neither do imported ones.
 */
export async function countNewRecordings(
  deps: Pick<CallDeps, 'database' | 'readSettings'>,
): Promise<number> {
  const { calls, logState } = deps.database;
  const seen = await logState.get('seen');
  const seenAt = seen?.key === 'seen' ? seen.seenAt : 0;
  const recorded = await calls
    .where('changedAt')
    .above(seenAt)
    .filter(isNews)
    .limit(MOST)
    .toArray();
  if (recorded.length === 0) return 0;
  const refused = await Promise.all(recorded.map((call) => isRecordingRefused(deps, call)));
  return refused.filter((isRefused) => !isRefused).length;
}

function isNews({ state, changedAt, importedChangeAt }: Call): boolean {
  return state === 'recorded' && changedAt !== importedChangeAt;
}
