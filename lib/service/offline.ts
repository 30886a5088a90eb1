import { isLoopback } from './loopback';

/** Is there no way to the service? One on this machine answers without any network. */
export function isOffline(baseUrl: string, online: boolean): boolean {
  return !online && !isLoopback(URL.parse(baseUrl)?.hostname ?? '');
}
