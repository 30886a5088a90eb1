import type { LogModel } from '@/lib/state/calls/log-model';
import type { ForbidModel } from '@/lib/state/do-not-call/forbid-model';
import { type CallActions, forbidActions } from './call-actions';
import { callKey, type RowCallsModel } from './row-calls-model';

/** Returns what a rep can do with a call where each row shows why its number was not called again. */
export function rowActions(
  { checks, checkAgain }: Pick<LogModel, 'checks' | 'checkAgain'>,
  { busy, refused, callAgain, callAnyway }: RowCallsModel,
  forbidding: ForbidModel,
): Omit<CallActions, 'showLog'> {
  return {
    ...forbidActions(forbidding),
    checks,
    checkAgain,
    busy,
    callAgain,
    callAnyway,
    problemOf: (callId) =>
      refused.value?.key === callKey(callId) ? refused.value.problem : undefined,
  };
}
