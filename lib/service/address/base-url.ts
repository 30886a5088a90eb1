import { isSafeTransport } from './loopback';

/** Reason why a typed base URL cannot be used. */
export type BaseUrlProblem = 'empty' | 'not-a-url' | 'not-https' | 'has-credentials' | 'has-query';

/** A usable base URL without a trailing slash, or the reason why there is none. */
export type ParsedBaseUrl = { ok: true; baseUrl: string } | { ok: false; reason: BaseUrlProblem };

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
