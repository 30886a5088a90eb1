/** Reason why a typed base URL cannot be used. */
export type BaseUrlProblem = 'empty' | 'not-a-url' | 'not-https' | 'has-credentials' | 'has-query';

/** A usable base URL without a trailing slash, or the reason why there is none. */
type ParsedBaseUrl = { ok: true; baseUrl: string } | { ok: false; reason: BaseUrlProblem };

/** Path prefix of all operations. Before it comes the `{base_url}` of docs/service-interface.md. */
const API_PREFIX = '/api/v1/global';

/**
 * Normalises a base URL typed or pasted by an administrator. Keeps a path prefix, but removes a
 * pasted `/api/v1/global`, which every operation adds. Allows http only on loopback.
 */
export function parseBaseUrl(text: string): ParsedBaseUrl {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? URL.parse(trimmed) : null;
  if (url === null || url.hostname === '') return { ok: false, reason: 'not-a-url' };
  const reason = problemOf(url, trimmed);
  return reason ? { ok: false, reason } : { ok: true, baseUrl: url.origin + prefixOf(url) };
}

function problemOf(url: URL, typed: string): BaseUrlProblem | null {
  if (!isSafeTransport(url)) return 'not-https';
  if (url.username !== '' || url.password !== '') return 'has-credentials';
  return /[?#]/.test(typed) ? 'has-query' : null;
}

function prefixOf(url: URL): string {
  const path = withoutSlashes(url.pathname);
  return path.endsWith(API_PREFIX) ? withoutSlashes(path.slice(0, -API_PREFIX.length)) : path;
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Returns whether a host is this machine. Only then is http allowed: a token or recording that
 * crosses a network needs TLS. `hostname` as in `URL` (lower case, IPv6 in brackets).
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
  );
}

/** Returns whether a URL is safe for tokens: https, or http on this machine. */
export function isSafeTransport(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/**
 * Returns whether the service is out of reach because the browser is offline. A service on this
 * machine needs no network.
 */
export function isOffline(baseUrl: string, online: boolean): boolean {
  return !online && !isLoopback(URL.parse(baseUrl)?.hostname ?? '');
}
