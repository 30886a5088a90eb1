import { checkWithLog } from '@/lib/calls/check-with-log';
import type { CallDeps } from '@/lib/calls/deps';
import { Failure, RuleFailure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import type { CallCheckResult } from '@/lib/rules/check-call';
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
  /** The rules whose warning the rep saw before they called. */
  warned?: readonly string[];
}

/**
 * Writes a call down, in state `counting`. Fails and writes nothing if a guard or a rule
 * objects, a rule warns and the rep did not see it, something is not set up, or the gesture made a
 * call before.
 */
export async function writeCall(deps: WriteCallDeps, request: CallRequest): Promise<Call> {
  const { again, warned = [], ...fields } = request;
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
  await checkAndAdd(deps, call, settings, { again, warned });
  return call;
}

/** Check and record share one transaction, so two gestures at once cannot both pass. */
async function checkAndAdd(
  { database, country, isOffline }: WriteCallDeps,
  call: Call,
  settings: Settings,
  { again, warned }: { again: string | undefined; warned: readonly string[] },
): Promise<void> {
  const { callee, calleeName, record, createdAt: now } = call;
  const { calls, doNotCall } = database;
  await database.transaction('rw', calls, doNotCall, async () => {
    if (await calls.get({ gesture: call.gesture })) throw new Failure('called-just-now');
    const whom = { callee, calleeName, data: record?.data };
    const toCheck = { ...whom, settings, country: country(settings), now, again };
    failUnlessAllowed(await checkWithLog(database, toCheck), warned);
    if (isOffline(settings)) throw new Failure('offline');
    await calls.add(call);
  });
}

/** A warning stops the call unless the rep saw each of its rules: they then called all the same. */
function failUnlessAllowed({ refused, warning }: CallCheckResult, warned: readonly string[]): void {
  if (refused) throw new RuleFailure(refused);
  const isUnseen = warning?.because.some(({ rule }) => !warned.includes(rule));
  if (isUnseen) throw new RuleFailure({ code: 'call-warning', rules: warning });
}
