import { ConnectorError } from '@/lib/outbox/connector';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { startDeadline } from '@/lib/service/http/deadline';
import { readRetryAfter } from '@/lib/service/http/parse-response';
import { parseJson, readBody } from '@/lib/service/http/read-body';

/** An answer must come within this, body included. A worker may die after 30 s. */
const TIMEOUT_MS = 20_000;
const MAX_BODY_BYTES = 1024 * 1024;

/** What sending a request needs. */
export interface HttpDeps {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Epoch ms. */
  now(): number;
}

/** A request with a body, or none. It is JSON unless the headers name another type. */
export interface JsonRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  /** A text is sent as it is. */
  body?: unknown;
  /** The problem if a web page answers instead. Without it, any answer will do. */
  notJson?: ProblemCode;
}

/** An answer that says what was done, or that nothing was: 2xx or 4xx. */
export interface JsonAnswer {
  status: number;
  /** `undefined` if the body is no JSON. */
  json: unknown;
  text: string;
  /** Time that the CRM asked to wait, ms. */
  retryAfterMs?: number;
}

/**
 * Sends a request to a CRM. Follows no redirect, sends no cookies, reads at most 1 MB. Rejects with a
 * `ConnectorError`: `no-answer` if the request may have taken effect, `rate-limited` for a 429,
 * `refused` if it cannot be sent at all.
 */
export async function sendJson(
  deps: HttpDeps,
  request: JsonRequest,
  abortSignal: AbortSignal,
): Promise<JsonAnswer> {
  const init = requestInit(request);
  abortSignal.throwIfAborted();
  const deadline = startDeadline(TIMEOUT_MS, abortSignal);
  try {
    const response = await deadline.race(
      deps.fetch(request.url, { ...init, signal: deadline.abortSignal }),
    );
    const text = await readBody(response, MAX_BODY_BYTES, deadline);
    return readAnswer(request, response, text, deps.now);
  } catch (cause) {
    if (cause instanceof ConnectorError) throw cause;
    throw unreachable(cause);
  } finally {
    deadline.end();
  }
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

const JSON_BODY = { 'content-type': 'application/json' };

function requestInit({ method = 'POST', headers, body }: JsonRequest): RequestInit {
  try {
    return {
      method,
      headers: new Headers({ ...(body !== undefined && JSON_BODY), ...headers }),
      ...(body !== undefined && { body: textOf(body) }),
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    };
  } catch (cause) {
    throw unsendable(cause);
  }
}

function unreachable(cause: unknown): ConnectorError {
  return new ConnectorError('no-answer', 'crm-unreachable', {}, cause);
}

/** A key or database name with characters that no header can hold. */
function unsendable(cause: unknown): ConnectorError {
  return new ConnectorError('unauthorised', 'crm-unauthorised', {}, cause);
}

function readAnswer(
  { notJson }: JsonRequest,
  response: Response,
  text: string,
  now: () => number,
): JsonAnswer {
  const { status, headers } = response;
  const wait = readRetryAfter(headers, now);
  const retryAfterMs = wait === undefined ? {} : { retryAfterMs: wait };
  if (status === 429) throw new ConnectorError('rate-limited', 'crm-busy', retryAfterMs);
  if (isUnclear(status)) throw new ConnectorError('no-answer', 'crm-failed', retryAfterMs);
  const json = parseJson(text);
  const isOther = json === undefined && text.trim() !== '';
  if (response.ok && isOther && notJson) throw new ConnectorError('no-answer', notJson);
  return { status, json, text, ...retryAfterMs };
}

/**
 * A 408 or 5xx may come from a proxy that gave up while the CRM went on; browsers repeat a request
 * after a 421 or 425 (docs/decisions/0005); a redirect, which browsers hide as status 0, may follow
 * a finished request.
 */
function isUnclear(status: number): boolean {
  return (
    status < 200 || (status > 299 && status < 400) || status > 499 || REPEATED.includes(status)
  );
}

const REPEATED = [408, 421, 425];
