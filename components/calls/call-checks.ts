import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';

/** The state of checking a call again. */
export type CallCheck =
  | { state: 'looking' }
  | { state: 'done' }
  | { state: 'problem'; problem: Problem };

/** The button "Check again" of calls whose recording or outcome is not known yet. */
export interface CallChecks {
  /** Results by call id. */
  checks: ReadonlySignal<ReadonlyMap<string, CallCheck>>;
  /** Looks up a call in the service's history now. What it finds comes with the call, from the log. */
  checkAgain(callId: string): Promise<void>;
}

/** Creates the model. Each call is looked up once at a time. */
export function createCallChecks(ask: Ask): CallChecks {
  const checks = signal<ReadonlyMap<string, CallCheck>>(new Map());

  function setCheck(callId: string, check: CallCheck): void {
    checks.value = new Map(checks.value).set(callId, check);
  }

  return {
    checks,
    async checkAgain(callId) {
      if (checks.value.get(callId)?.state === 'looking') return;
      setCheck(callId, { state: 'looking' });
      const answer = await ask('look-up-call', { callId });
      setCheck(callId, answer.ok ? { state: 'done' } : { state: 'problem', problem: answer.error });
    },
  };
}
