import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab, VICTIM } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { HOST } from '@/test/support/card/card';
import { type Attack, runAttack } from './attack';
import { attacks } from './attacks';
import { clickAfter } from './scripts/hiding';

/** Presses until one must have counted. */
const MAX_TRIES = 3;

/** Both browsers at once, each one page after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('hostile pages in %s', (browser) => {
  let lab: AttackLab;
  beforeAll(async () => {
    lab = await openAttackLab(browser);
  });
  afterAll(() => lab?.stop());

  it(
    'the same hand on a harmless page does call, so that what follows can fail',
    inTurn,
    async () => {
      const calls = await lab.expectedCalls(async () => {
        const stage = await lab.stage();
        await stage.openCard();
        await stage.call();
      });
      expect(calls).toEqual(['+12125550134']);
    },
  );

  // No build without a guard shows this of the attacks that the browser itself stops.
  it('a press on a card that shows another number is noticed', inTurn, async () => {
    // This call is expected. On a busy machine it may take longer than one that must not happen is waited for.
    const waiting: AttackLab = { ...lab, callsDuring: (run) => lab.expectedCalls(run) };
    const attack: Attack = {
      name: 'a card on which the number is exchanged, as no page can',
      guard: 'browser',
      run: (stage) =>
        clickAfter(stage, () =>
          lab.connected.rig.insideClosedRoot(stage.page, HOST, exchangeNumber),
        ),
    };
    let noticed: string[] = [];
    // A press does not count if the browser painted nothing for a while before it, as on a busy machine.
    for (let tries = 0; tries < MAX_TRIES && noticed.length === 0; tries++) {
      noticed = await runAttack(waiting, attack);
    }
    expect(noticed).toEqual([VICTIM.e164]);
  });

  const here = attacks.filter(({ browsers }) => browsers?.includes(browser) ?? true);
  it.each(here)('$name', inTurn, async (attack) => {
    expect(await runAttack(lab, attack)).toEqual([]);
  });
});

/** Runs in our closed root, which a page can't reach. */
function exchangeNumber(root: ShadowRoot): string {
  for (const each of root.querySelectorAll<HTMLElement>('[data-text]')) {
    each.dataset.text = each.dataset.text?.replace('0134', '0177');
  }
  return '';
}
