import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { callIn, dial } from '@/test/support/card/place-call';
import { failNextCalls, warmUp } from '@/test/support/fakes/used-connection';

/** What a service does after it took the call: a browser repeats the request on a used connection. */
const faults = [
  ['a reset', { kind: 'reset' }, '+12125550134'],
  ['408', { kind: 'status', status: 408 }, '+12125550135'],
] as const;

/**
 * A browser sends a POST again by itself when a connection that it used before breaks (both), or is
 * answered there with 408 (Chromium 156). `weakened.test.ts` sees the second call come without
 * `useFreshConnections`.
 */
describe.each(browserNames)('a request that a browser would repeat, in %s', (browser) => {
  let connected: ConnectedBrowser;
  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      sandbox: { faults: true },
      settings: { countdownSeconds: 0 },
    });
  });
  afterAll(() => connected.stop());

  it.each(faults)('%s: one call after earlier requests', async (_, fault, callee) => {
    await warmUp(connected);
    await failNextCalls(connected, fault);
    const id = await dial(connected, callee);
    await callIn(connected, id, 'unconfirmed', 'placed', 'recorded');
    const { length } = connected.sandbox
      .calls()
      .filter(({ clientNumber }) => clientNumber === callee);
    expect(length).toBe(1);
  });
});
