/**
 * What kind of failure it was, seen from the rep's desk.
 *
 * - `unreachable`: no answer at all (DNS, refused or broken connection, TLS)
 * - `timeout`: the answer, headers or body, came later than the time-out
 * - `aborted`: the caller gave up
 * - `unauthorised`: 401 or 403: token refused
 * - `refused`: the service understood and said no (any other 4xx, or `error: true` in a 2xx)
 * - `rate-limited`: 429
 * - `server-error`: 5xx
 * - `not-the-service`: somebody else answered (a web page, a redirect, another JSON service)
 * - `unreadable`: a 2xx of the service that makes no sense (truncated, wrong types, no `call_id`)
 */
export type ServiceErrorCode =
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'unauthorised'
  | 'refused'
  | 'rate-limited'
  | 'server-error'
  | 'not-the-service'
  | 'unreadable';

/**
 * May what was asked for (a call, a new agent) have happened all the same? `no` only where the
 * service said so or nothing was sent; everything in doubt is `unknown`, since a call placed twice
 * disturbs a stranger twice. Always `no` for operations that only read.
 */
export type Placed = 'no' | 'unknown';

/** One complaint of a 422 with a list: `loc` is the path to the field, `msg` the service's words. */
export interface FieldError {
  loc: string[];
  msg: string;
  type: string;
}

/** A {@link ServiceError} as plain data: crosses contexts and goes into the database as it is. */
export interface ServiceErrorData {
  code: ServiceErrorCode;
  /** A sentence a rep can read, in English; translations go by `code`. */
  message: string;
  placed: Placed;
  /** The service's own words, never ours, at most 500 characters. Untrusted text. */
  detail?: string;
  /** HTTP status, where there was an answer. */
  status?: number;
  /** How long the service asked to wait, in milliseconds, at most a day. */
  retryAfterMs?: number;
  /** `did-not-owned`: the caller ID is not a DID of this workspace (document, click-to-dial rule 2). */
  reason?: 'did-not-owned';
  /** Complaints per field of a create-agent 422. */
  fields?: FieldError[];
}

/** The one error that leaves the service client. `cause` holds what a developer wants to see. */
export class ServiceError extends Error {
  readonly code: ServiceErrorCode;
  readonly placed: Placed;
  readonly detail: string | undefined;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly reason: 'did-not-owned' | undefined;
  readonly fields: FieldError[] | undefined;

  constructor(data: ServiceErrorData, cause?: unknown) {
    super(data.message, { cause });
    this.name = 'ServiceError';
    this.code = data.code;
    this.placed = data.placed;
    this.detail = data.detail;
    this.status = data.status;
    this.retryAfterMs = data.retryAfterMs;
    this.reason = data.reason;
    this.fields = data.fields;
  }

  /** The same error without class and stack, absent parts left out. */
  toData(): ServiceErrorData {
    const { code, message, placed, detail, status, retryAfterMs, reason, fields } = this;
    return {
      code,
      message,
      placed,
      ...(detail !== undefined && { detail }),
      ...(status !== undefined && { status }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(reason !== undefined && { reason }),
      ...(fields !== undefined && { fields }),
    };
  }
}

/** The sentence for each code, where nothing more exact is known. */
export const SENTENCES: Readonly<Record<ServiceErrorCode, string>> = {
  unreachable: 'The service could not be reached.',
  timeout: 'The service did not answer in time.',
  aborted: 'The request was given up before the service answered.',
  unauthorised: 'The service refused the token.',
  refused: 'The service refused the request.',
  'rate-limited': 'The service asks to wait: too many requests.',
  'server-error': 'The service has a problem of its own.',
  'not-the-service': 'Something answered at this address, but not the voice agent service.',
  unreadable: 'The service gave an answer that makes no sense.',
};

/** Builds a {@link ServiceError} with the sentence of its code, unless `data` brings a better one. */
export function serviceError(
  data: Omit<ServiceErrorData, 'message'> & { message?: string },
  cause?: unknown,
): ServiceError {
  return new ServiceError({ ...data, message: data.message ?? SENTENCES[data.code] }, cause);
}
