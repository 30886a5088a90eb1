import type { Problem } from '@/lib/calls/model';
import type { ProblemCode } from './problem-codes';

/** The one thing a rep does next about a problem. The first three are sections of Options. */
export type NextStep = 'connection' | 'own-numbers' | 'dids' | 'other-caller-id' | 'try-again';

/** Only problems after which nothing was called may be tried again. */
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
  offline: 'try-again',
  'no-answer': 'try-again',
  'call-under-way': 'try-again',
  'rate-limited': 'try-again',
  'storage-failed': 'try-again',
  interrupted: 'try-again',
};

/** The next step for a problem, if there is one besides reading it. */
export function nextStep({ code }: Problem): NextStep | undefined {
  return (steps as Partial<Record<string, NextStep>>)[code];
}
