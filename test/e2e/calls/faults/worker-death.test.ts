import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { callIn, dial } from '@/test/support/card/place-call';
import { askBackground } from '@/test/support/own-pages/ask-background';

/** Chromium alone: there the worker can be ended from outside. */
describe('when the background dies', () => {
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    connected = await openConnectedBrowser('chromium', { sandbox: { speed: 8 } });
  });
  afterAll(() => connected?.stop());

  it('during the countdown: no call is placed, and the log shows it as cancelled', async () => {
    const id = await dial(connected, '+12125550134');
    await connected.rig.killBackground();
    await wake(connected);
    const call = await callIn(connected, id, 'cancelled', 'requested', 'placed');
    expect(call).toMatchObject({ state: 'cancelled', problem: { code: 'interrupted' } });
    expect(connected.sandbox.calls()).toEqual([]);
  });

  it('after the call was placed: finds its recording and calls nobody again', async () => {
    const id = await dial(connected, '+12125550136');
    await callIn(connected, id, 'placed');
    await connected.rig.killBackground();
    await wake(connected);
    const call = await callIn(connected, id, 'recorded');
    expect(call.recording).toMatch(/^http/);
    expect(connected.sandbox.calls()).toHaveLength(1);
  });
});

/** Any message starts a new background, as the next glance at the popup would. */
async function wake(connected: ConnectedBrowser): Promise<void> {
  await askBackground(connected.popup, 'preview', { text: '' });
}
