import type { FaultInput } from '@/sandbox/faults/fault';
import type { ConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { askBackground } from '@/test/support/own-pages/ask-background';

/** Leaves a connection behind that a browser would use again. */
export async function warmUp({ popup, sandbox }: ConnectedBrowser): Promise<void> {
  const body = { baseUrl: sandbox.url, tokenHeader: 'token' } as const;
  for (let time = 0; time < 3; time++) await askBackground(popup, 'test-connection', body);
}

/** Each of the next two calls is taken, and this comes in place of an answer. The sandbox must take faults. */
export async function failNextCalls(
  { sandbox }: ConnectedBrowser,
  how: Pick<FaultInput, 'kind' | 'status'>,
): Promise<void> {
  const fault: FaultInput = { ...how, operation: 'click-to-dial', after: true, times: 2 };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(fault);
  const { ok } = await fetch(`${sandbox.url}/faults`, { method: 'PUT', headers, body });
  if (!ok) throw new Error('The sandbox took no fault');
}
