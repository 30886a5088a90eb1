import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AttackLab, openAttackLab, VICTIM } from '@/test/support/attacks/lab';
import { CALL } from '@/test/support/card/card';
import { pressAccessibly } from '@/test/support/firefox/accessibility';
import { waitUntil } from '@/test/support/wait';

/** Only Firefox lets a driver do what screen readers ask for. */
let lab: AttackLab;
beforeAll(async () => {
  lab = await openAttackLab('firefox', { rig: { ownBrowser: true } });
});
afterAll(() => lab?.stop());

it('a screen reader presses Call, by a click without a pointer', async () => {
  const stage = await lab.stage();
  await stage.openCard();
  const calls = () => lab.connected.sandbox.calls().map(({ clientNumber }) => clientNumber);
  // Asked again until the card was in sight long enough: one offer is called once.
  await waitUntil(async () => {
    await pressAccessibly(stage.page.browser(), CALL);
    return calls().length > 0;
  }, 'the call');
  expect(calls()).toEqual([VICTIM.e164]);
});
