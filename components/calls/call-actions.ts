/**
 * What a rep can do with a call that was made: call again, check again, open its record, put the number on
 * the do-not-call list. The log, the countdown's outcome and the strip show these buttons, and each view says
 * what they do there. Whether another call may be made is decided in the background. Nothing here calls
 * without a press.
 */

import type { ReadonlySignal } from '@preact/signals';
import type { DialTarget } from '@/components/dial/dial-model';
import type { ForbidModel } from '@/components/do-not-call/forbid-model';
import type { Call, Problem, PublicCall } from '@/lib/calls/model';
import type { CallChecks } from './call-checks';

/** What a rep can do with a call that was made. */
export interface CallActions extends CallChecks {
  /** True while another call is being placed or counts down. */
  busy: ReadonlySignal<boolean>;
  /** Calls the same number again. */
  callAgain(call: PublicCall): Promise<void>;
  /** Repeats the last press although a rule warned against its call. */
  callAnyway(): Promise<void>;
  /** Returns why calling again made no call, where the view shows that nowhere else. */
  problemOf(callId: string): Problem | undefined;
  /** Puts the number of a call on the do-not-call list. */
  forbid(call: PublicCall): Promise<void>;
  /** Returns whether that was done, or why not. */
  forbidState(callId: string): 'done' | Problem | undefined;
  /** Shows the call log with its newest call opened. */
  showLog(): void;
}

/** The actions of a call's buttons that change the do-not-call list. */
export function forbidActions({
  states,
  forbid,
}: ForbidModel): Pick<CallActions, 'forbid' | 'forbidState'> {
  return {
    async forbid({ id, callee: text, calleeName: name }) {
      await forbid(id, { text, source: 'log', ...(name && { name }) });
    },
    forbidState: (callId) => states.value.get(callId),
  };
}

/**
 * Returns whom to dial to repeat a call. It names the call, whose redial lock then does not apply, and
 * belongs to the same record. A card does not know the record: then it is that of the call in the log.
 */
export function repeatOf(
  { id, callee, calleeName, record }: PublicCall & Pick<Call, 'record'>,
  log: readonly Call[] = [],
): DialTarget {
  const madeFrom = record ?? log.find((call) => call.id === id)?.record;
  return {
    e164: callee,
    repeatedCallId: id,
    ...(calleeName && { calleeName }),
    ...(madeFrom && { record: madeFrom }),
  };
}
