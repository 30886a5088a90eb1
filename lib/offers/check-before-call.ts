import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import { checkWithLog } from '@/lib/calls/log/check-with-log';
import type { Legs, Problem } from '@/lib/calls/model';
import { legsOf } from '@/lib/calls/place/legs';
import type { RuleNotice } from '@/lib/problems/rule-notice';

/** What is known of a call before it is made. */
export interface CheckBeforeCall {
  legs?: Legs;
  /** Why it can't be made. */
  blocked?: Problem;
  /** What speaks against it, if the rep may call anyway. */
  warning?: RuleNotice;
}

/** The legs of a call made now, what speaks against it, or why it can't be made. Writes nothing. */
export async function checkBeforeCall(
  deps: CallDeps,
  callee: string,
  calleeName?: string,
): Promise<CheckBeforeCall> {
  const settings = await deps.readSettings();
  const toCheck = {
    callee,
    calleeName,
    settings,
    country: deps.country(settings),
    now: deps.now(),
  };
  const { refused, warning } = await checkWithLog(deps.database, toCheck);
  try {
    return {
      legs: await legsOf(deps.database, toCheck),
      ...(refused && { blocked: refused }),
      ...(warning && { warning }),
    };
  } catch (error) {
    if (error instanceof Failure) return { blocked: refused ?? error.problem };
    throw error;
  }
}
