import { addToChain } from '@/lib/audit/chain';
import type { CallDeps } from '@/lib/calls/deps';
import { CheckFailure, Failure } from '@/lib/calls/failure';
import type { Call, Problem } from '@/lib/calls/model';
import { doNotCallTables } from '@/lib/do-not-call/list';
import type { CallCheckResult } from '@/lib/rules/check/check-call';
import type { Settings } from '@/lib/settings/table';
import { FIRST_WORKSPACE } from '@/lib/settings/workspace/first-workspace';
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
  /** Id of the workspace that the rep saw. */
  shownWorkspace?: string;
}

/**
 * Writes a call down, in state `counting`. Fails and writes no call if a guard or a rule
 * objects (which the audit's chain then holds), a rule warns and the rep did not see it, caller ID or workspace is not the one that the rep saw,
 * something is not set up, or the gesture made a call before.
 */
export async function writeCall(deps: WriteCallDeps, request: CallRequest): Promise<Call> {
  const settings = await deps.readSettings();
  const { shownWorkspace = settings.workspace } = request;
  if (shownWorkspace !== settings.workspace) throw new Failure('workspace-changed');
  failUnlessSetUp(settings);
  const now = deps.now();
  const requestAt = now + settings.countdownSeconds * 1000;
  await deps.recoverIn(requestAt - now + ENDED_WITHIN_MS);
  return checkAndAdd(deps, request, settings, { now, requestAt });
}

/** Checks, chooses the caller ID and writes in one transaction, so two gestures at once cannot both pass. */
async function checkAndAdd(
  { database, country, isOffline, uuid }: WriteCallDeps,
  { repeatedCallId, warned = [], shownCallerId, shownWorkspace: _, ...fields }: CallRequest,
  settings: Settings,
  { now, requestAt }: { now: number; requestAt: number },
): Promise<Call> {
  const { callee, calleeName, record, gesture } = fields;
  const { calls, colleagueCalls, auditChain } = database;
  const tables = [calls, colleagueCalls, auditChain, ...doNotCallTables(database)];
  const written = await database.transaction('rw', tables, async () => {
    if (await calls.get({ gesture })) throw new Failure('called-just-now');
    const whom = { callee, calleeName, data: record?.data };
    const toCheck = { ...whom, settings, country: country(settings), now, repeatedCallId };
    const checked = await checkAgainstRules(database, toCheck);
    const { evidence } = checked;
    const check = { kind: 'check' as const, at: new Date(now).toISOString(), callee, ...evidence };
    const objection = objectionTo(checked, warned);
    if (objection) {
      const { code } = objection;
      await addToChain(database, { ...check, id: uuid(), result: 'refused', code });
      return { objection };
    }
    if (isOffline(settings)) throw new Failure('offline');
    const { callerId, ownNumber } = await legsOf(database, { callee, settings, now });
    if (shownCallerId && shownCallerId !== callerId) throw new Failure('caller-id-changed');
    const times = { createdAt: now, changedAt: now, requestAt };
    const { registries } = checked;
    const proof = registries && { registries };
    const legs = { callerId, ownNumber };
    const { workspace } = settings;
    const by = workspace !== FIRST_WORKSPACE && { workspace };
    const about = { ...legs, ...times, ...proof, ...by, ...fields };
    const call: Call = { id: uuid(), state: 'counting', ...about };
    await calls.add(call);
    await addToChain(database, { ...check, id: call.id, result: 'allowed', ...seen(warned) });
    return { call };
  });
  if (written.objection) throw new CheckFailure(written.objection);
  return written.call;
}

/** A warning stops the call unless the rep saw each of its rules, and called anyway. */
function objectionTo(
  { refused, warning }: CallCheckResult,
  warned: readonly string[],
): Problem | undefined {
  if (refused) return refused;
  const isUnseen = warning?.because.some(({ rule }) => !warned.includes(rule));
  return isUnseen ? { code: 'call-warning', rules: warning } : undefined;
}

function seen(warned: readonly string[]) {
  return warned.length > 0 ? { warned: [...warned] } : {};
}
