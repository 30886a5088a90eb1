import { Failure } from './failure';
import {
  backOff,
  type FollowDeps,
  followOnce,
  followSoon,
  resumeFollowing,
  scheduleFollowing,
} from './follow/follow';
import { type Call, isInFlight } from './model';
import { waitForOutcome } from './outcome';
import {
  type CallRequest,
  countDownAndPlace,
  type PlaceCallDeps,
  writeCall,
} from './place/place-call';
import { endInterruptedCalls, recoverInterruptedCalls } from './recover-interrupted';

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
export interface CallServiceDeps {
  place: PlaceCallDeps;
  follow: FollowDeps;
  /** Does the work, unless the like is being done already. */
  alone(work: () => Promise<void>): Promise<void>;
}

/** Everything that may be asked about calls while the background lives. */
export interface CallService {
  /** Writes a call down and starts its countdown. Fails as `begin` does. */
  startCall(request: CallRequest): Promise<Call>;
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
export function createCallService<M extends CallServiceDeps>(
  build: (events: CallEvents) => M,
): M & CallService {
  const deps = build({
    onFollowDue: () => void followNow(),
    onSettleDue: () => void ready().then(settleNow).catch(later),
    onLogOpened: () => void followSoon(deps.follow).catch(later),
    onHeldBack: (ms) => void backOff(deps.follow, ms).catch(later),
    onAsked: (call) => void followSoon(deps.follow, call).catch(later),
  });
  const running = new Map<string, Promise<Call>>();
  let resumed: Promise<void> | undefined;

  /** What fails here fails with the log, which says so wherever it is read; it is tried again. */
  function later(): void {
    void deps.follow.wakeIn(AFTER_FAILURE_MS);
  }

  /** Resolves when an earlier life's half-done calls were brought to an end. */
  function ready(): Promise<void> {
    resumed ??= recoverInterruptedCalls(deps.place).catch((error) => {
      resumed = undefined;
      throw error;
    });
    return resumed;
  }

  /** The wake-up repeats until nothing is left to settle, and whatever is open is followed on. */
  async function settleNow(): Promise<void> {
    if (!(await endInterruptedCalls(deps.place))) return;
    await scheduleFollowing(deps.follow);
    await deps.place.settled();
  }

  function followNow(): Promise<void> {
    return deps.alone(() =>
      ready()
        .then(() => followOnce(deps.follow))
        .catch(later),
    );
  }

  void followNow();
  return {
    ...deps,
    async startCall(request) {
      // The clean-up after an earlier life would otherwise take this call for one of its own.
      await ready();
      const call = await writeCall(deps.place, request);
      const outcome = countDownAndPlace(deps.place, call);
      running.set(call.id, outcome);
      void outcome.then(() => running.delete(call.id));
      return call;
    },
    outcome: (callId) => outcomeFrom(deps.place, callId, running.get(callId)),
    async mended() {
      await resumeFollowing(deps.follow);
      await followNow();
    },
  };
}

/** From the log; when that cannot be written, from the memory of the life that asked. */
async function outcomeFrom(
  { database }: PlaceCallDeps,
  callId: string,
  running: Promise<Call> | undefined,
): Promise<Call> {
  const done = new AbortController();
  const logged = waitForOutcome(database, callId, done.signal);
  const known = (running ?? logged).then((call) => (isInFlight(call) ? logged : call));
  try {
    return await Promise.race([logged, known]);
  } finally {
    done.abort(new Failure('unknown-call'));
  }
}
