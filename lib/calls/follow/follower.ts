import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import {
  backOff,
  type FollowDeps,
  followOnce,
  followSoon,
  resumeFollowing,
  scheduleFollowing,
  searchForCall,
} from './follow';

/** How long after a failure of the log the follower tries again, ms. */
const RETRY_MS = 60_000;

/** What a follower is built from. */
interface FollowerDeps extends FollowDeps {
  /** Resolves once the calls that an earlier background left in flight have ended. */
  recovered(): Promise<void>;
  /** Runs the work, unless such work is running already. */
  runAlone(work: () => Promise<void>): Promise<void>;
}

/** Follows open calls while the background lives. Failures of the log are tried again later. */
export interface Follower {
  /** Runs a round if one is due: at the start of the background and at each wake-up. */
  run(): Promise<void>;
  /** Hurries the next round: the rep opened a log. */
  onLogOpened(): void;
  /** Hurries the next round: a call was requested. */
  onRequested(call: Call): void;
  /** Sends the service of a call nothing for `ms`. */
  onBackOff(ms: number, call: Call): void;
  /** Follows again, at once: the rep changed the connection of a workspace, by default the one in use. */
  onConnectionChanged(workspace?: string): Promise<void>;
  /** Sets the next wake-up as the calls and the plan are now. */
  schedule(): Promise<void>;
  /** Records the error and runs again after a while: the log failed. */
  retryLater(error: unknown): void;
}

/** Creates the follower. It remembers nothing that must outlive the background. */
export function createFollower(deps: FollowerDeps): Follower {
  const retryLater = (error: unknown) => {
    deps.report('following', error);
    void deps.wakeIn(RETRY_MS);
  };
  const run = () =>
    deps.runAlone(() =>
      deps
        .recovered()
        .then(() => followOnce(deps))
        .catch(retryLater),
    );
  return {
    run,
    onLogOpened: () => void followSoon(deps).catch(retryLater),
    onRequested: (call) => void followSoon(deps, call).catch(retryLater),
    onBackOff: (ms, call) => void backOff(deps, ms, call).catch(retryLater),
    async onConnectionChanged(workspace) {
      await resumeFollowing(deps, workspace ?? (await deps.workspaceInUse()));
      await run();
    },
    schedule: () => scheduleFollowing(deps),
    retryLater,
  };
}

/** Looks one call up in history, now. Returns the updated call. Fails as `searchForCall` does. */
export async function lookUpCall(deps: FollowDeps, callId: string): Promise<Call> {
  const call = await readCall(deps, callId);
  await searchForCall(deps, call);
  return (await deps.database.calls.get(callId)) ?? call;
}

/** Minimum time between two look-ups that pages ask for, in milliseconds. */
const PAGE_LOOK_UP_MS = 5_000;

/**
 * Returns a function that looks a call up for a page: only if it is unconfirmed, and at most once in a few seconds.
 * Returns the call as it is then.
 */
export function createPageLookUp(deps: FollowDeps): (callId: string) => Promise<Call> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (callId) => {
    const call = await readCall(deps, callId);
    const isTooSoon = Math.abs(deps.now() - lookedAt) < PAGE_LOOK_UP_MS;
    if (call.state !== 'unconfirmed' || isTooSoon) return call;
    lookedAt = deps.now();
    return lookUpCall(deps, callId);
  };
}

async function readCall({ database }: FollowDeps, callId: string): Promise<Call> {
  const call = await database.calls.get(callId);
  if (!call) throw new Failure('unknown-call');
  return call;
}
