import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { answers } from './answers';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('answers that are lost or mislead, in %s', (browser) => {
  let lab: AttackLab;
  beforeAll(async () => {
    lab = await openAttackLab(browser);
  });
  afterAll(() => lab?.stop());

  const here = answers.filter(({ browsers }) => browsers?.includes(browser) ?? true);
  it.each(here)('$name', inTurn, async ({ run }) => {
    expect(await run(lab)).toEqual([]);
  });
});
