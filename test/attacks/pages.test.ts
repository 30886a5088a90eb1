import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { runAttack } from './attack';
import { attacks } from './attacks';

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
      const calls = await lab.callsDuring(async () => {
        const stage = await lab.stage();
        await stage.openCard();
        await stage.call();
      });
      expect(calls).toEqual(['+12125550134']);
    },
  );

  const here = attacks.filter(({ browsers }) => browsers?.includes(browser) ?? true);
  it.each(here)('$name', inTurn, async (attack) => {
    expect(await runAttack(lab, attack)).toEqual([]);
  });
});
