/**
 * Is this host the machine itself? Only there may http be spoken: a token or a recording that
 * crosses a network needs TLS. `hostname` as `URL` gives it (lower case, IPv6 in brackets).
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
  );
}

/** https anywhere, http on this machine only. */
export function isSafeTransport(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
