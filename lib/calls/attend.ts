import { Failure } from './failure';
import {
  type FollowWorld,
  followAfresh,
  followOnce,
  holdBack,
  planFollowing,
  quicken,
} from './follow';
import type { Call } from './model';
import { isHalfDone, outcomeOf } from './outcome';
import { begin, type CallWish, countDown, type PlaceWorld } from './place';
import { resume, settle } from './settle';

/** How long after a failure of the log we try again, ms. */
const AFTER_FAILURE_MS = 60_000;

/** What happens in the world that calls depend on. */
export interface CallEvents {
  /** The wake-up that following ordered. */
  onFollowDue(): void;
  /** The wake-up that placing ordered. */
  onSettleDue(): void;
  onLogOpened(): void;
  onAsked(call: Call): void;
  onHeldBack(ms: number): void;
}

/** What attending to calls needs of the world. */
export interface CallMeans {
  place: PlaceWorld;
  follow: FollowWorld;
  /** Does the work, unless the like is being done already. */
  alone(work: () => Promise<void>): Promise<void>;
}

/** Everything that may be asked about calls while the background lives. */
export interface Attendant {
  /** Writes a call down and starts its countdown. Fails as `begin` does. */
  startCall(wish: CallWish): Promise<Call>;
  /** How a call comes out, as soon as it is neither counting nor requested. */
  outcome(callId: string): Promise<Call>;
  /** The rep mended the connection. */
  mended(): Promise<void>;
}

/**
 * Attends to calls from a start of the background to its sleep or death: settles what an earlier
 * life left half done, follows its open calls on, and takes new ones. It remembers nothing that
 * must outlive it.
 */
export function attend<M extends CallMeans>(build: (events: CallEvents) => M): M & Attendant {
  const means = build({
    onFollowDue: () => void followNow(),
    onSettleDue: () => void ready().then(settleNow).catch(later),
    onLogOpened: () => void quicken(means.follow).catch(later),
    onHeldBack: (ms) => void holdBack(means.follow, ms).catch(later),
    onAsked: (call) => void quicken(means.follow, call).catch(later),
  });
  const running = new Map<string, Promise<Call>>();
  let resumed: Promise<void> | undefined;

  /** What fails here fails with the log, which says so wherever it is read; it is tried again. */
  function later(): void {
    void means.follow.wakeIn(AFTER_FAILURE_MS);
  }

  /** Resolves when an earlier life's half-done calls were brought to an end. */
  function ready(): Promise<void> {
    resumed ??= resume(means.place).catch((error) => {
      resumed = undefined;
      throw error;
    });
    return resumed;
  }

  /** The wake-up repeats until nothing is left to settle, and whatever is open is followed on. */
  async function settleNow(): Promise<void> {
    if (!(await settle(means.place))) return;
    await planFollowing(means.follow);
    await means.place.settled();
  }

  function followNow(): Promise<void> {
    return means.alone(() =>
      ready()
        .then(() => followOnce(means.follow))
        .catch(later),
    );
  }

  void followNow();
  return {
    ...means,
    async startCall(wish) {
      // The clean-up after an earlier life would otherwise take this call for one of its own.
      await ready();
      const call = await begin(means.place, wish);
      const outcome = countDown(means.place, call);
      running.set(call.id, outcome);
      void outcome.then(() => running.delete(call.id));
      return call;
    },
    outcome: (callId) => outcomeFrom(means.place, callId, running.get(callId)),
    async mended() {
      await followAfresh(means.follow);
      await followNow();
    },
  };
}

/** From the log; when that cannot be written, from the memory of the life that asked. */
async function outcomeFrom(
  { database }: PlaceWorld,
  callId: string,
  running: Promise<Call> | undefined,
): Promise<Call> {
  const done = new AbortController();
  const logged = outcomeOf(database, callId, done.signal);
  const known = (running ?? logged).then((call) => (isHalfDone(call) ? logged : call));
  try {
    return await Promise.race([logged, known]);
  } finally {
    done.abort(new Failure('unknown-call'));
  }
}
