import type { Problem } from '@/lib/calls/model';
import type { ProblemCode } from './problem-codes';

/** A section of Options where a problem is solved. */
export type OptionsSection = 'connection' | 'own-numbers' | 'dids';

/** The one thing a rep does next about a problem. */
export type NextStep = OptionsSection | 'other-caller-id' | 'call-log' | 'try-again';

/** Only problems after which certainly nothing was called may be tried again. */
const steps: Partial<Record<ProblemCode, NextStep>> = {
  'no-service': 'connection',
  'no-token': 'connection',
  'token-again': 'connection',
  unauthorised: 'connection',
  'host-not-granted': 'connection',
  unreachable: 'connection',
  'not-the-service': 'connection',
  'no-own-number': 'own-numbers',
  'no-did': 'dids',
  'did-not-owned': 'other-caller-id',
  'outcome-unknown': 'call-log',
  offline: 'try-again',
  'call-under-way': 'try-again',
  'rate-limited': 'try-again',
  'storage-failed': 'try-again',
  interrupted: 'try-again',
};

/** The next step for a problem, if there is one besides reading it. */
export function nextStep({ code }: Problem): NextStep | undefined {
  return (steps as Partial<Record<string, NextStep>>)[code];
}
