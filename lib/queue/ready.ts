import type { CampaignDeps } from '@/lib/campaigns/deps';
import type { Queue } from '@/lib/campaigns/model';

const MINUTE_MS = 60_000;

/** What tells whether the rep is ready: their settings too. */
export type ReadyDeps = Pick<CampaignDeps, 'campaigns' | 'database' | 'now' | 'readSettings'>;

/**
 * Why the queue makes no calls; undefined while the rep is ready. The rep is away if they did nothing
 * in the queue and started no call for as long as the setting says. The callee's phone rings first:
 * a call for a rep who is away would disturb somebody to whom nobody speaks.
 */
export async function whyPaused(deps: ReadyDeps): Promise<Queue['paused']> {
  const stored = await deps.campaigns.readiness.get('queue');
  if (!stored) return undefined;
  if (stored.paused) return 'rep';
  const activeAt = Math.max(stored.activeAt, await lastCallAt(deps));
  const { awayMinutes } = await deps.readSettings();
  // A clock that was set back leaves times in the future. They count by their distance from now.
  return Math.abs(deps.now() - activeAt) > awayMinutes * MINUTE_MS ? 'away' : undefined;
}

async function lastCallAt({ database }: ReadyDeps): Promise<number> {
  const keys = await database.calls.orderBy('createdAt').reverse().limit(1).keys();
  return Number(keys[0] ?? 0);
}

/** Pauses the queue, or goes on: the rep says that they are ready. */
export async function setReady(
  { campaigns, now }: Pick<ReadyDeps, 'campaigns' | 'now'>,
  ready: boolean,
): Promise<void> {
  await campaigns.readiness.put({ key: 'queue', paused: !ready, activeAt: now() });
}

/**
 * Notes that the rep is at work. It does not end a pause: only the rep's own "I'm ready" does. Returns
 * why the queue is paused, if it is.
 */
export async function noteActivity(deps: ReadyDeps): Promise<Queue['paused']> {
  const paused = await whyPaused(deps);
  if (!paused) await setReady(deps, true);
  return paused;
}
