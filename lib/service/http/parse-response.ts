import { isObject, parseJson } from './read-body';
import { type Placed, type ServiceErrorCode, serviceError } from './service-error';
import { errorText } from './shared-bodies';

/** A response as received. `text` is null if the body could not be read. */
export interface RawResponse {
  status: number;
  headers: Headers;
  text: string | null;
}

/**
 * Returns the JSON of a response, or throws a `ServiceError`. `hasSideEffect` tells whether the
 * operation places or creates something; an uncertain result then gives `placed: 'unknown'`.
 */
export function parseResponse(
  answer: RawResponse,
  hasSideEffect: boolean,
  now: () => number,
): unknown {
  const body = parseJson(answer.text ?? '');
  if (answer.status < 200 || answer.status > 299) throw refusal(answer, body, hasSideEffect, now);
  if (body === undefined) {
    const code = looksLikeJson(answer.text ?? '') ? 'unreadable' : 'not-the-service';
    throw serviceError({ code, placed: mayHaveSucceeded(hasSideEffect), status: answer.status });
  }
  if (isObject(body) && body.error === true)
    throw refusalInSuccess(answer, body, hasSideEffect, now);
  return body;
}

/** Treats `error: true` in a 2xx like the status in the envelope's `code`, or like a 422. */
function refusalInSuccess(
  answer: RawResponse,
  body: Record<string, unknown>,
  hasSideEffect: boolean,
  now: () => number,
) {
  const { code } = body;
  const status = typeof code === 'number' && code >= 400 && code <= 599 ? code : 422;
  const error = refusal({ ...answer, status }, body, hasSideEffect, now);
  const hasCallId = isObject(body.data) && body.data.call_id != null;
  const placed = hasCallId ? mayHaveSucceeded(hasSideEffect) : error.placed; // With a call id, the call may exist.
  return serviceError({ ...error.toData(), status: answer.status, placed });
}

function refusal(answer: RawResponse, body: unknown, hasSideEffect: boolean, now: () => number) {
  const serviceText = errorText(body);
  const retryAfterMs = readRetryAfter(answer.headers, now);
  return serviceError({
    code: codeOf(answer, serviceText.detail !== undefined),
    placed: placedBy(answer.status, hasSideEffect),
    status: answer.status,
    ...serviceText,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

function codeOf({ status, text }: RawResponse, hasWords: boolean): ServiceErrorCode {
  if (status === 401 || (status === 403 && hasWords)) return 'unauthorised';
  if (status === 429) return 'rate-limited';
  if (status === 408) return 'timeout';
  if (status >= 500 && status <= 599) return 'server-error';
  if (REPEATED_BY_BROWSERS.includes(status)) return 'server-error';
  if (status < 400 || status > 599) return 'not-the-service';
  if (hasWords) return 'refused';
  const unexpected = [403, 404, 405, 410].includes(status) || !looksLikeJson(text ?? '');
  return unexpected ? 'not-the-service' : 'refused';
}

/**
 * A browser that receives one of these sends the request again automatically, a POST included, and shows
 * us only the last answer (docs/decisions/0005): the service may have acted on the first.
 * 421: RFC 9110, section 15.5.20. 425: RFC 8470, section 5.2.
 */
const REPEATED_BY_BROWSERS: readonly number[] = [421, 425];

/**
 * A 4xx is a refusal before anything rang. A 408 or 5xx may come from a proxy that timed out while
 * the service went on. A redirect may follow a finished operation (303).
 */
function placedBy(status: number, hasSideEffect: boolean): Placed {
  const isUncertain = status === 408 || REPEATED_BY_BROWSERS.includes(status);
  return status >= 400 && status < 500 && !isUncertain ? 'no' : mayHaveSucceeded(hasSideEffect);
}

/** Returns `placed` for an uncertain result: `no` for operations that only read. */
export function mayHaveSucceeded(hasSideEffect: boolean): Placed {
  return hasSideEffect ? 'unknown' : 'no';
}

function looksLikeJson(text: string): boolean {
  return text.trim() === '' || /^\s*[[{]/.test(text);
}

const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

/**
 * Reads `Retry-After` in milliseconds from now, 0 to one day; undefined if absent or invalid.
 * Accepts both forms of RFC 9110 §10.2.3: seconds or a date. Measures a date from the response's
 * own `Date` header if present, because the service's clock may differ from ours.
 */
export function readRetryAfter(headers: Headers, now: () => number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d{1,10}$/.test(value)) return clamp(Number(value) * 1000);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const served = Date.parse(headers.get('date') ?? '');
  return clamp(until - (Number.isNaN(served) ? now() : served));
}

function clamp(ms: number): number {
  return Math.min(Math.max(ms, 0), MAX_WAIT_MS);
}
