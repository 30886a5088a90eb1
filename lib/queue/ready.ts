import type { CampaignDeps } from '@/lib/campaigns/request-service';
import type { Queue } from './model';

const MINUTE_MS = 60_000;

/** What tells whether the rep is ready: their settings too. */
export type ReadyDeps = Pick<CampaignDeps, 'campaigns' | 'database' | 'now' | 'readSettings'>;

/** Whether the queue makes calls. */
type Readiness = Pick<Queue, 'paused' | 'pausesAt'>;

/**
 * Why the queue makes no calls, or when it pauses automatically. It waits while a note is being
 * written. The rep is away if they did nothing in the queue and started no call for as long as the
 * setting says. The callee's phone rings first:
 * a call for a rep who is away would disturb somebody to whom nobody speaks.
 */
export async function readReadiness(deps: ReadyDeps): Promise<Readiness> {
  const stored = await deps.campaigns.readiness.get('queue');
  if (stored?.paused) return { paused: 'rep' };
  const notes = await notesInWork(deps);
  if (notes.some((callId) => !stored?.passedNotes?.includes(callId))) return { paused: 'note' };
  if (!stored) return {};
  const activeAt = Math.max(stored.activeAt, await lastCallAt(deps));
  const { awayMinutes } = await deps.readSettings();
  const awayMs = awayMinutes * MINUTE_MS;
  // A clock that was set back leaves times in the future. They count by their distance from now.
  const isAway = Math.abs(deps.now() - activeAt) > awayMs;
  return isAway ? { paused: 'away' } : { pausesAt: activeAt + awayMs };
}

/** Why the queue makes no calls; undefined while the rep is ready. */
export async function pauseReason(deps: ReadyDeps): Promise<Queue['paused']> {
  return (await readReadiness(deps)).paused;
}

async function lastCallAt({ database }: ReadyDeps): Promise<number> {
  const keys = await database.calls.orderBy('createdAt').reverse().limit(1).keys();
  return Number(keys[0] ?? 0);
}

/** Ids of the calls whose notes the rep started, and neither saved nor put away. */
async function notesInWork({ database }: Pick<ReadyDeps, 'database'>): Promise<string[]> {
  return database.wrapUpDrafts.filter(({ isPutAway }) => !isPutAway).primaryKeys();
}

/**
 * Pauses the queue, or continues it: the rep is ready, and leaves notes that are half written
 * for later.
 */
export async function setReady(
  deps: Pick<ReadyDeps, 'campaigns' | 'database' | 'now'>,
  ready: boolean,
): Promise<void> {
  await deps.campaigns.readiness.put({
    key: 'queue',
    paused: !ready,
    activeAt: deps.now(),
    passedNotes: await notesInWork(deps),
  });
}

/**
 * Notes that the rep is at work. It does not end a pause: only the rep's own "I'm ready" does. Returns
 * why the queue is paused, if it is.
 */
export async function noteActivity(deps: ReadyDeps): Promise<Queue['paused']> {
  const paused = await pauseReason(deps);
  if (paused) return paused;
  const { campaigns, now } = deps;
  const inWork = await notesInWork(deps);
  return campaigns.transaction('rw', campaigns.readiness, async () => {
    const stored = await campaigns.readiness.get('queue');
    // A press of Pause is also reported as activity, at the same time. It must not be overwritten.
    if (stored?.paused) return 'rep';
    const passedNotes = inWork.filter((callId) => stored?.passedNotes?.includes(callId));
    await campaigns.readiness.put({ key: 'queue', paused: false, activeAt: now(), passedNotes });
    return undefined;
  });
}
