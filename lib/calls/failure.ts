import Dexie from 'dexie';
import { ServiceError } from '@/lib/service/service-error';
import type { Problem } from './model';

/** A failure of ours that a rep is told of; carries the problem as data across worlds. */
export class Failure extends Error {
  readonly problem: Problem;

  constructor(code: string, words?: string, country?: string) {
    super(code);
    this.name = 'Failure';
    this.problem = { code, ...(words !== undefined && { words }), ...(country && { country }) };
  }
}

/** Any failure as a problem that may cross worlds. A database that fails says so in Dexie's names. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Failure) return error.problem;
  if (error instanceof ServiceError) return serviceProblem(error);
  return { code: isDatabaseError(error) ? 'storage-failed' : 'bad-request' };
}

function serviceProblem({ code, reason, detail }: ServiceError): Problem {
  const ours = reason ?? (code === 'aborted' ? 'timeout' : code);
  return detail ? { code: ours, words: detail } : { code: ours };
}

function isDatabaseError(error: unknown): boolean {
  return error instanceof Dexie.DexieError || error instanceof DOMException;
}
