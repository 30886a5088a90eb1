import type { ReadonlySignal } from '@preact/signals';
import type { Call, Problem } from '@/lib/calls/model';
import type { LogModel } from '@/lib/state/calls/log-model';
import type { DialTarget } from './dial-model';

/** What a rep can do with a call that was made. */
export interface CallActions extends Pick<LogModel, 'checks' | 'checkAgain'> {
  /** True while another call is being placed or counts down. */
  busy: ReadonlySignal<boolean>;
  /** Calls the same number again. */
  callAgain(call: Call): Promise<void>;
  /** Repeats the last press although a rule warned of its call. */
  callAnyway(): Promise<void>;
  /** Returns why calling again made no call, where no other place of the view shows it. */
  problemOf(callId: string): Problem | undefined;
  /** Shows the call log with its newest call opened. */
  showLog(): void;
}

/** Returns whom to dial to repeat a call. It names the call, whose redial lock then does not apply. */
export function repeatOf({ id, callee, calleeName }: Call): DialTarget {
  return { e164: callee, again: id, ...(calleeName && { calleeName }) };
}
