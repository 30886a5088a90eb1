const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is on this machine. */
export function isLocalAddress(address: string): boolean {
  return LOOPBACK.test(URL.parse(address)?.hostname ?? '');
}
