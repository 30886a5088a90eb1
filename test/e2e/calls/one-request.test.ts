import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { callIn, dial } from '@/test/support/card/place-call';
import { askBackground } from '@/test/support/own-pages/ask-background';

/**
 * A browser sends a POST again by itself when a connection that it used before breaks. Seen to fail
 * (two calls) in both browsers with `useFreshConnections` taken out of the background's world.
 */
describe.each(browserNames)('a connection that breaks in %s', (browser) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(browser, { sandbox: { faults: true }, settings: { undoSeconds: 0 } });
  });
  afterAll(() => desk.stop());

  it('places no second call after earlier requests on the connection', async () => {
    await warmUp(desk);
    await breakNextCall(desk.sandbox.url);
    const id = await dial(desk, '+12125550134');
    await callIn(desk, id, 'unconfirmed', 'placed', 'recorded');
    expect(desk.sandbox.calls()).toHaveLength(1);
  });
});

/** Leaves a connection behind that a browser would use again. */
async function warmUp({ popup, sandbox }: Desk): Promise<void> {
  const body = { baseUrl: sandbox.url, tokenHeader: 'token' } as const;
  for (let time = 0; time < 3; time++) await askBackground(popup, 'test-connection', body);
}

/** The service takes the next call and resets the connection in place of an answer. */
async function breakNextCall(url: string): Promise<void> {
  const fault = { kind: 'reset', operation: 'click-to-dial', after: true, times: 2 };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/faults`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(fault),
  });
  expect(response.ok).toBe(true);
}
