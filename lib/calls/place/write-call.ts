import type { CallDeps } from '@/lib/calls/deps';
import { CheckFailure, Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { doNotCallTables } from '@/lib/do-not-call/list';
import type { CallCheckResult } from '@/lib/rules/check/check-call';
import type { Settings } from '@/lib/settings/table';
import { checkAgainstRules } from './check-against-rules';
import { failUnlessSetUp, legsOf } from './legs';

/** From the end of the countdown until the call has surely ended. The client's timeout is 20 s. */
const ENDED_WITHIN_MS = 30_000;

/** What writing a call down needs. */
export interface WriteCallDeps extends CallDeps {
  /** Returns whether no request can leave this machine for the service of these settings. */
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
  sourcePage?: Call['sourcePage'];
  /** The call that the rep confirmed to repeat. */
  repeatedCallId?: string;
  /** The rules whose warning the rep saw before they called. */
  warned?: readonly string[];
  /** The caller ID that the rep saw before they called. */
  shownCallerId?: string;
}

/**
 * Writes a call down, in state `counting`. Fails and writes nothing if a guard or a rule
 * objects, a rule warns and the rep did not see it, the caller ID is not the one that the rep saw,
 * something is not set up, or the gesture made a call before.
 */
export async function writeCall(deps: WriteCallDeps, request: CallRequest): Promise<Call> {
  const settings = await deps.readSettings();
  failUnlessSetUp(settings);
  const now = deps.now();
  const requestAt = now + settings.countdownSeconds * 1000;
  await deps.recoverIn(requestAt - now + ENDED_WITHIN_MS);
  return checkAndAdd(deps, request, settings, { now, requestAt });
}

/** Checks, chooses the caller ID and writes in one transaction, so two gestures at once cannot both pass. */
async function checkAndAdd(
  { database, country, isOffline, uuid }: WriteCallDeps,
  { repeatedCallId, warned = [], shownCallerId, ...fields }: CallRequest,
  settings: Settings,
  { now, requestAt }: { now: number; requestAt: number },
): Promise<Call> {
  const { callee, calleeName, record, gesture } = fields;
  const { calls, colleagueCalls } = database;
  const tables = [calls, colleagueCalls, ...doNotCallTables(database)];
  return database.transaction('rw', tables, async () => {
    if (await calls.get({ gesture })) throw new Failure('called-just-now');
    const whom = { callee, calleeName, data: record?.data };
    const toCheck = { ...whom, settings, country: country(settings), now, repeatedCallId };
    const checked = await checkAgainstRules(database, toCheck);
    failUnlessAllowed(checked, warned);
    if (isOffline(settings)) throw new Failure('offline');
    const { callerId, ownNumber } = await legsOf(database, { callee, settings, now });
    if (shownCallerId && shownCallerId !== callerId) throw new Failure('caller-id-changed');
    const times = { createdAt: now, changedAt: now, requestAt };
    const { registries } = checked;
    const proof = registries && { registries };
    const legs = { callerId, ownNumber };
    const call: Call = { id: uuid(), state: 'counting', ...legs, ...times, ...proof, ...fields };
    await calls.add(call);
    return call;
  });
}

/** A warning stops the call unless the rep saw each of its rules, and called anyway. */
function failUnlessAllowed({ refused, warning }: CallCheckResult, warned: readonly string[]): void {
  if (refused) throw new CheckFailure(refused);
  const isUnseen = warning?.because.some(({ rule }) => !warned.includes(rule));
  if (isUnseen) throw new CheckFailure({ code: 'call-warning', rules: warning });
}
