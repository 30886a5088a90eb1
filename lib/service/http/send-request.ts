import type { z } from 'zod';
import { type Deadline, startDeadline } from './deadline';
import { mayHaveSucceeded, parseResponse, type RawResponse } from './parse-response';
import { BodyTooLarge, isObject, readBody } from './read-body';
import { type Placed, type ServiceErrorCode, serviceError } from './service-error';

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** The part of `fetch` that the client uses. The global `fetch` matches it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Header for the token. The click-to-dial operations accept either. */
type TokenHeader = 'token' | 'api_access_token';

/** Configuration of the transport. */
export interface TransportConfig {
  /** From `parseBaseUrl`, without a trailing slash. */
  baseUrl: string;
  token: string;
  header: TokenHeader;
  fetch: Fetch;
  /** For the whole request, including the body, in milliseconds. */
  timeoutMs: number;
  /** Returns the time in epoch milliseconds. */
  now: () => number;
}

/** One request of an operation. */
export interface ServiceRequest {
  method: 'GET' | 'POST';
  /** Relative to the base URL, with its query. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** The operation accepts only the header `token`, regardless of the configuration. */
  tokenHeaderOnly?: boolean;
}

/** Options of every client call. */
export interface CallOptions {
  abortSignal?: AbortSignal;
}

// A body with one of these keys is from the service, even if invalid. A body with none is from
// another server.
const KNOWN_KEYS = [
  'data',
  'error',
  'message',
  'pagination',
  'datalist',
  'headers',
  'config',
  'id',
];

/** Sends a request and parses the response. Throws `ServiceError` on failure. */
export async function sendRequest<S extends z.ZodType>(
  config: TransportConfig,
  request: ServiceRequest,
  schema: S,
  { abortSignal }: CallOptions,
): Promise<z.output<S>> {
  const body = await exchange(config, request, abortSignal);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const isFromService = isObject(body) && KNOWN_KEYS.some((key) => key in body);
  const code = isFromService ? 'unreadable' : 'not-the-service';
  throw serviceError({ code, placed: mayHaveSucceeded(request.method === 'POST') }, parsed.error);
}

/**
 * Sends one request and returns the JSON of a 2xx. Throws `ServiceError` for everything else.
 * Follows no redirect, sends no cookies, reads at most 1 MB, and waits no longer than the timeout,
 * so that the token reaches only the configured origin.
 */
async function exchange(
  config: TransportConfig,
  ask: ServiceRequest,
  abortSignal: AbortSignal | undefined,
): Promise<unknown> {
  const hasSideEffect = ask.method === 'POST';
  const init = requestInit(config, ask);
  if (abortSignal?.aborted)
    throw serviceError({ code: 'aborted', placed: 'no' }, abortSignal.reason);
  const deadline = startDeadline(Math.min(config.timeoutMs, MAX_TIMEOUT_MS), abortSignal);
  try {
    const answer = await send(config, ask, init, deadline);
    return parseResponse(answer, hasSideEffect, config.now);
  } finally {
    deadline.end();
  }
}

async function send(
  { fetch, baseUrl }: TransportConfig,
  ask: ServiceRequest,
  init: RequestInit,
  deadline: Deadline,
): Promise<RawResponse> {
  const placed = mayHaveSucceeded(ask.method === 'POST');
  const response = await deadline
    .race(fetch(baseUrl + ask.path, { ...init, signal: deadline.abortSignal }))
    .catch((cause) => {
      throw serviceError({ code: deadline.why() ?? 'unreachable', placed }, cause);
    });
  const { status, headers } = response;
  // With `redirect: 'manual'` browsers hide the redirect: type `opaqueredirect` and status 0 (Fetch
  // standard).
  if (response.type === 'opaqueredirect') return { status: 300, headers, text: '' };
  const text = await readBody(response, MAX_BODY_BYTES, deadline).catch((cause) => {
    if (!response.ok && deadline.why() !== 'aborted') return null; // The status is sufficient.
    throw bodyError(cause, deadline, status, placed);
  });
  return { status, headers, text };
}

function bodyError(cause: unknown, deadline: Deadline, status: number, placed: Placed) {
  const code: ServiceErrorCode = deadline.why() ?? 'unreadable';
  const message =
    cause instanceof BodyTooLarge ? { message: 'The service sent far too long an answer.' } : {};
  return serviceError({ code, placed, status, ...message }, cause);
}

function requestInit(config: TransportConfig, ask: ServiceRequest): RequestInit {
  return {
    method: ask.method,
    headers: requestHeaders(config, ask),
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    ...(ask.body !== undefined && { body: JSON.stringify(ask.body) }),
  };
}

/** The only place where the token is added to a request. */
function requestHeaders({ token, header }: TransportConfig, ask: ServiceRequest): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (ask.body !== undefined) headers.set('content-type', 'application/json');
  try {
    headers.set(ask.tokenHeaderOnly ? 'token' : header, token);
  } catch (cause) {
    const message = 'The token contains characters that cannot be sent.';
    throw serviceError({ code: 'unauthorised', placed: 'no', message }, cause);
  }
  return headers;
}

/**
 * A query value. Arrays are sent as JSON arrays (docs/service-interface.md, campaign-list and
 * audience-list).
 */
type QueryValue = string | number | boolean | ReadonlyArray<string | number> | undefined;

/** Returns a path with its query. Leaves out undefined values. */
export function withQuery(path: string, values: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, serialize(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

function serialize(value: Exclude<QueryValue, undefined>): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
