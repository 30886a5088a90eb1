/**
 * Kind of failure, from the rep's point of view.
 *
 * - `unreachable`: no response (DNS, refused or broken connection, TLS)
 * - `timeout`: the headers or the body arrived too late
 * - `aborted`: the caller aborted
 * - `unauthorised`: 401 or 403: the token was refused
 * - `refused`: the service refused the request (any other 4xx, or `error: true` in a 2xx)
 * - `rate-limited`: 429
 * - `server-error`: 5xx
 * - `not-the-service`: another server answered (a web page, a redirect, another JSON service)
 * - `unreadable`: an invalid 2xx of the service (truncated, wrong types, no `call_id`)
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
 * Returns whether the request (a call, a new agent) may have succeeded despite the error. `no` only
 * if the service said so or nothing was sent; `unknown` in all uncertain cases, because a call
 * placed twice disturbs the customer twice. Always `no` for operations that only read.
 */
export type Placed = 'no' | 'unknown';

/** One field error of a 422. `loc` is the path to the field, `msg` the service's text. */
export interface FieldError {
  loc: string[];
  msg: string;
  type: string;
}

/** A {@link ServiceError} as plain data, for messages and the database. */
export interface ServiceErrorData {
  code: ServiceErrorCode;
  /** A sentence for the rep in English. Translations use `code`. */
  message: string;
  placed: Placed;
  /** The service's own text, at most 500 characters. Untrusted. */
  detail?: string;
  /** HTTP status, if there was a response. */
  status?: number;
  /** Time the service asked to wait, in milliseconds, at most one day. */
  retryAfterMs?: number;
  /**
   * `did-not-owned`: the caller ID is not a DID of this workspace (docs/service-interface.md,
   * click-to-dial, rule 2).
   */
  reason?: 'did-not-owned';
  /** Field errors of a create-agent 422. */
  fields?: FieldError[];
}

/** The only error that the service client throws. `cause` holds details for developers. */
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

  /** Returns the error as plain data without undefined parts. */
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

/** Default sentence for each code. */
const DEFAULT_MESSAGES: Readonly<Record<ServiceErrorCode, string>> = {
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

/**
 * Creates a {@link ServiceError} with the default sentence of its code, unless `data` has a
 * message.
 */
export function serviceError(
  data: Omit<ServiceErrorData, 'message'> & { message?: string },
  cause?: unknown,
): ServiceError {
  return new ServiceError({ ...data, message: data.message ?? DEFAULT_MESSAGES[data.code] }, cause);
}
