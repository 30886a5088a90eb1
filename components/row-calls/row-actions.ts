import { type CallActions, forbidActions } from '@/components/calls/call-actions';
import type { ForbidModel } from '@/components/do-not-call/forbid-model';
import type { LogModel } from '@/components/log/latest/log-model';
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
