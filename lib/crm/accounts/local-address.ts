const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether a host is this machine, the only one that may be reached without TLS. */
export function isLocalHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** Returns whether an address is on this machine. */
export function isLocalAddress(address: string): boolean {
  return isLocalHost(URL.parse(address)?.hostname ?? '');
}
