import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { inSight } from './in-sight';

/** Both browsers at once, each one page after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('what lies over a number, in %s', (browser) => {
  let lab: AttackLab;
  beforeAll(async () => {
    lab = await openAttackLab(browser);
  });
  afterAll(() => lab?.stop());

  it.each(inSight)('comes to nothing: $name', inTurn, async ({ run }) => {
    expect(await run(lab)).toEqual([]);
  });
});
