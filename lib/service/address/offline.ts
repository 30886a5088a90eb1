import { isLoopback } from './loopback';

/**
 * Returns whether the service is out of reach because the browser is offline. A service on this
 * machine needs no network.
 */
export function isOffline(baseUrl: string, online: boolean): boolean {
  return !online && !isLoopback(URL.parse(baseUrl)?.hostname ?? '');
}
