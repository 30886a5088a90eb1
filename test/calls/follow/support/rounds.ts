import { followOnce } from '@/lib/calls/follow/follow';
import { readFollowState } from '@/lib/calls/follow/follow-state';
import type { TestFollowDeps } from '@/test/calls/support/follow-deps';

export const A_MINUTE = 60_000;
export const AN_HOUR = 60 * A_MINUTE;
export const RECORDING_LINK = 'https://voice.example.com/recordings/1';

/** Lives on until a round asked, at most an hour. */
export async function nextRound(deps: TestFollowDeps): Promise<number> {
  const before = deps.service.asked.length;
  const from = deps.now();
  for (let turn = 0; turn < 20 && deps.service.asked.length === before; turn++) {
    const wait = deps.planned.at(-1) ?? 0;
    if (wait === 'none') throw new Error('nothing is planned');
    deps.clock.set(deps.now() + wait);
    await followOnce(deps);
  }
  return deps.now() - from;
}

export const stopped = async (deps: TestFollowDeps) =>
  (await readFollowState(deps.database, 'first')).stopped;
