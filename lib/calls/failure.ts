import Dexie from 'dexie';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { ServiceClient } from '@/lib/service/client';
import { ServiceError } from '@/lib/service/http/service-error';
import { SettingLocked } from '@/lib/settings/apply-policy';
import type { Connection } from '@/lib/settings/connection';
import type { Problem } from './model';

/** An expected failure. Carries a problem, which the rep is shown. */
export class Failure extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, words?: string, country?: string, cause?: unknown) {
    super(code, { cause });
    this.name = 'Failure';
    this.problem = { code, ...(words !== undefined && { words }), ...(country && { country }) };
  }
}

/** A call that was checked and not written: refused, or a rule warns of it. */
export class CheckFailure extends Failure {
  override readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Any error as a problem. Errors of the database are Dexie's or DOM exceptions. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Failure) return error.problem;
  if (error instanceof ServiceError) return serviceProblem(error);
  if (error instanceof SettingLocked) return { code: 'setting-locked' };
  return { code: isDatabaseError(error) ? 'storage-failed' : 'unexpected' };
}

/** An error from before a call was requested, as a problem: certainly nothing was called. */
export function problemBeforeCall(error: unknown): Problem {
  const problem = problemOf(error);
  return problem.code === 'unexpected' ? { code: 'unexpected-before-call' } : problem;
}

/** Throws an error from before a call was written down. Marks an unexpected one. */
export function failBeforeCall(error: unknown): never {
  if (problemOf(error).code !== 'unexpected') throw error;
  throw new Failure('unexpected-before-call', undefined, undefined, error);
}

/**
 * Returns the unexpected part of an error: the error itself, or the cause of a failure of ours.
 * Undefined for a known problem, which the rep sees.
 */
export function unexpectedCause(error: unknown): unknown {
  if (error instanceof Failure) return error.cause;
  return error instanceof ServiceError || error instanceof SettingLocked ? undefined : error;
}

function serviceProblem({ code, reason, detail }: ServiceError): Problem {
  const ours = reason ?? (code === 'aborted' ? 'timeout' : code);
  return detail ? { code: ours, words: detail } : { code: ours };
}

function isDatabaseError(error: unknown): boolean {
  return error instanceof Dexie.DexieError || error instanceof DOMException;
}

/** Back-off for a 429 without `Retry-After`. */
const RATE_LIMIT_MS = 60_000;

/** How long to send the service nothing after an error, ms. 0 if it did not ask for that. */
export function backOffAfter({ code, retryAfterMs }: ServiceError): number {
  return retryAfterMs ?? (code === 'rate-limited' ? RATE_LIMIT_MS : 0);
}

/** Returns a connection that was read or checked. Fails with its problem if it has one. */
export function usableConnection(connection: Connection | { problem: ProblemCode }): Connection {
  if ('problem' in connection) throw new Failure(connection.problem);
  return connection;
}

/** Fails if the service does not answer as it should. */
export async function probeService(client: Pick<ServiceClient, 'probe'>): Promise<void> {
  const probe = await client.probe();
  if (!probe.ok) throw probe.error;
}
