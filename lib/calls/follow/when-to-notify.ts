import type { CallDeps } from '@/lib/calls/deps';
import type { Call, Problem } from '@/lib/calls/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { isRecordingRefusedBy } from '@/lib/settings/dispositions';

type NotificationDeps = Pick<CallDeps, 'database' | 'readSettings'>;

/**
 * Returns whether to notify the rep that a call's recording is ready: if they want to know, and the callee
 * did not refuse to be recorded.
 */
export async function shouldNotifyOfRecording(
  deps: NotificationDeps,
  call: Pick<Call, 'id'>,
): Promise<boolean> {
  const { notifiesOfRecordings } = await deps.readSettings();
  return notifiesOfRecordings && !(await isRecordingRefused(deps, call));
}

/** Returns whether the rep noted that the callee refused to be recorded. */
export async function isRecordingRefused(
  { database, readSettings }: NotificationDeps,
  { id }: Pick<Call, 'id'>,
): Promise<boolean> {
  const disposition = (await database.wrapUps.get(id))?.disposition;
  if (disposition === undefined) return false;
  return isRecordingRefusedBy(disposition, (await readSettings()).dispositions);
}

/** A token that stopped working: of the service, or of a connected CRM. */
export interface TokenTrouble {
  of: 'service' | 'crm';
  problem: Problem;
}

/** Problems that stop following and are about the token. */
const SERVICE_CODES: readonly ProblemCode[] = ['unauthorised', 'no-token', 'token-again'];

/**
 * Returns whether to notify the rep of a token's trouble: if they want to know. Of the service's problems, only
 * those about the token count; of a CRM's, each that stops logging is about its connection.
 */
export function shouldNotifyOfTrouble(
  { of, problem }: TokenTrouble,
  { notifiesOfTokenTrouble }: { notifiesOfTokenTrouble: boolean },
): boolean {
  return notifiesOfTokenTrouble && (of === 'crm' || SERVICE_CODES.includes(problem.code));
}

/** The section of Options where a token's trouble is solved. */
export function sectionOfTrouble(of: TokenTrouble['of']): 'connection' | 'crm' {
  return of === 'service' ? 'connection' : 'crm';
}
