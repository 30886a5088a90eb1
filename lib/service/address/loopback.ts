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
