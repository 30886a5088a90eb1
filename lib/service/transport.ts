import { type Deadline, startDeadline } from './deadline';
import { doubt, judgeAnswer, type RawAnswer } from './judge-answer';
import { BodyTooLarge, readText } from './read-text';
import { type Placed, type ServiceErrorCode, serviceError } from './service-error';

const LARGEST_BODY = 1024 * 1024;
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** The part of `fetch` that the client uses. Plain global `fetch` fits. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Which header carries the token; the click-to-dial operations take either. */
export type TokenHeader = 'token' | 'api_access_token';

/** What the transport needs: where, as whom, by what means. */
export interface TransportConfig {
  /** From `parseBaseUrl`: no slash at its end. */
  baseUrl: string;
  token: string;
  header: TokenHeader;
  fetch: Fetch;
  /** For the whole exchange, body included. */
  timeoutMs: number;
  /** Epoch milliseconds. */
  now: () => number;
}

/** One request of an operation. */
export interface Ask {
  method: 'GET' | 'POST';
  /** Relative to the base URL, with its query. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** The operation takes `token` only, whatever the configuration says. */
  tokenHeaderOnly?: boolean;
}

/**
 * Sends one request and gives back the JSON of a 2xx; throws `ServiceError` for everything else.
 * Never follows a redirect, never sends a cookie, never reads more than 1 MB, never waits past the
 * time-out: the token goes to the configured origin alone.
 */
export async function exchange(
  config: TransportConfig,
  ask: Ask,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const starts = ask.method === 'POST';
  const init = requestInit(config, ask);
  if (signal?.aborted) throw serviceError({ code: 'aborted', placed: 'no' }, signal.reason);
  const deadline = startDeadline(Math.min(config.timeoutMs, LONGEST_TIMEOUT), signal);
  try {
    const answer = await send(config, ask, init, deadline);
    return judgeAnswer(answer, starts, config.now);
  } finally {
    deadline.end();
  }
}

async function send(
  { fetch, baseUrl }: TransportConfig,
  ask: Ask,
  init: RequestInit,
  deadline: Deadline,
): Promise<RawAnswer> {
  const placed = doubt(ask.method === 'POST');
  const response = await deadline
    .race(fetch(baseUrl + ask.path, { ...init, signal: deadline.signal }))
    .catch((cause) => {
      throw serviceError({ code: deadline.why() ?? 'unreachable', placed }, cause);
    });
  const { status, headers } = response;
  // `manual` gives a redirect without its target: type `opaqueredirect` and status 0 in browsers.
  if (response.type === 'opaqueredirect') return { status: 300, headers, text: '' };
  const text = await readText(response, LARGEST_BODY, deadline).catch((cause) => {
    if (!response.ok && deadline.why() !== 'aborted') return null; // The status says enough.
    throw broken(cause, deadline, status, placed);
  });
  return { status, headers, text };
}

function broken(cause: unknown, deadline: Deadline, status: number, placed: Placed) {
  const code: ServiceErrorCode = deadline.why() ?? 'unreadable';
  const message =
    cause instanceof BodyTooLarge ? { message: 'The service sent far too long an answer.' } : {};
  return serviceError({ code, placed, status, ...message }, cause);
}

function requestInit(config: TransportConfig, ask: Ask): RequestInit {
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

function requestHeaders({ token, header }: TransportConfig, ask: Ask): Headers {
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
