import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import { recentCallsFor } from '@/lib/calls/log';
import type { Call } from '@/lib/calls/model';
import { reasonNotToCall } from '@/lib/rules/guards';
import type { Settings } from '@/lib/settings/table';
import { legsFrom } from './legs';

/** From the end of the countdown until the call has surely ended. The client gives up after 20 s. */
const ENDED_WITHIN_MS = 30_000;

/** What writing a call down needs. */
export interface WriteCallDeps extends CallDeps {
  /** Whether no request can leave this machine for the service of these settings. */
  isOffline(settings: Settings): boolean;
  uuid(): string;
  /** Wakes the background in `ms` to end interrupted calls, even if it dies before. */
  recoverIn(ms: number): Promise<void>;
}

/** Whom to call, and the gesture that asked for it. */
export interface CallRequest {
  callee: string;
  gesture: string;
  calleeName?: string;
  record?: Call['record'];
  /** The call that the rep confirmed to repeat. */
  again?: string;
}

/**
 * Writes a call down, in state `counting`. Fails and writes nothing if a guard objects, something is
 * not set up, or the gesture made a call before.
 */
export async function writeCall(deps: WriteCallDeps, request: CallRequest): Promise<Call> {
  const { again, ...fields } = request;
  const settings = await deps.readSettings();
  const { callerId, ownNumber } = legsFrom(settings);
  const now = deps.now();
  const call: Call = {
    id: deps.uuid(),
    state: 'counting',
    callerId,
    ownNumber,
    createdAt: now,
    changedAt: now,
    requestAt: now + settings.undoSeconds * 1000,
    ...fields,
  };
  await deps.recoverIn(call.requestAt - now + ENDED_WITHIN_MS);
  await checkAndAdd(deps, call, settings, again);
  return call;
}

/** Guards and record share one transaction, so two gestures at once cannot both pass. */
async function checkAndAdd(
  { database, country, isOffline }: WriteCallDeps,
  call: Call,
  settings: Settings,
  again: string | undefined,
): Promise<void> {
  const { callee, createdAt: now } = call;
  const lockMs = settings.repeatSeconds * 1000;
  await database.transaction('rw', database.calls, async () => {
    if (await database.calls.get({ gesture: call.gesture })) throw new Failure('called-just-now');
    const recent = await recentCallsFor(database, { callee, now, lockMs });
    const reason = reasonNotToCall({
      callee,
      country: country(settings),
      settings,
      recent,
      now,
      again,
    });
    if (reason) throw new Failure(reason);
    if (isOffline(settings)) throw new Failure('offline');
    await database.calls.add(call);
  });
}
