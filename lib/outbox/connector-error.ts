import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { DeliveryProblem } from './model/connector';

/**
 * What a failed request means:
 *
 * - `no-answer`: it may have taken effect (time-out, broken connection, 5xx, unreadable)
 * - `refused`: it had no effect, and never will
 * - `unauthorised`: it had no effect; nothing else will, until the rep changes the key
 * - `rate-limited`: it had no effect; later it may
 */
export type ConnectorErrorKind = 'no-answer' | 'refused' | 'unauthorised' | 'rate-limited';

/** The only error of a connector. */
export class ConnectorError extends Error {
  readonly kind: ConnectorErrorKind;
  readonly problem: DeliveryProblem;
  /** Time that the CRM asked to wait, ms. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ConnectorErrorKind,
    code: ProblemCode,
    options: { words?: string; retryAfterMs?: number } = {},
    cause?: unknown,
  ) {
    super(code, { cause });
    this.name = 'ConnectorError';
    this.kind = kind;
    this.problem = { code, ...(options.words && { words: options.words }) };
    this.retryAfterMs = options.retryAfterMs;
  }
}
