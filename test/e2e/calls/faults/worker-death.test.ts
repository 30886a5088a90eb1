import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { callIn, dial } from '@/test/support/card/place-call';
import { askBackground } from '@/test/support/own-pages/ask-background';

/** Chromium alone: there the worker can be ended from outside. */
describe('when the background dies', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await openDesk('chromium', { sandbox: { speed: 8 } });
  });
  afterAll(() => desk?.stop());

  it('during the countdown: no call is placed, and the log shows it as cancelled', async () => {
    const id = await dial(desk, '+12125550134');
    await desk.rig.killBackground();
    await wake(desk);
    const call = await callIn(desk, id, 'cancelled', 'requested', 'placed');
    expect(call).toMatchObject({ state: 'cancelled', problem: { code: 'interrupted' } });
    expect(desk.sandbox.calls()).toEqual([]);
  });

  it('after the call was placed: finds its recording and calls nobody again', async () => {
    const id = await dial(desk, '+12125550136');
    await callIn(desk, id, 'placed');
    await desk.rig.killBackground();
    await wake(desk);
    const call = await callIn(desk, id, 'recorded');
    expect(call.recording).toMatch(/^http/);
    expect(desk.sandbox.calls()).toHaveLength(1);
  });
});

/** Any message starts a new background, as the next glance at the popup would. */
async function wake(desk: Desk): Promise<void> {
  await askBackground(desk.popup, 'preview', { text: '' });
}
