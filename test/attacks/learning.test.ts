import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { waitUntil } from '@/test/support/wait';
import { FACE_PATH, LEAKY_PAGE, learning, spy } from './trials/learning';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('what a page learns in %s', (browser) => {
  let lab: AttackLab;
  beforeAll(async () => {
    lab = await openAttackLab(browser);
  });
  afterAll(() => lab?.stop());

  it.each(learning)('is nothing: $name', inTurn, async ({ run }) => {
    expect(await run(lab)).toEqual([]);
  });

  it('and the same spy does learn what a page holds itself', inTurn, async () => {
    const stage = await lab.stage(
      `${LEAKY_PAGE}<p style="font-family:leak !important">Desk phone</p>`,
    );
    await waitUntil(() => stage.page.evaluate(() => CSS.highlights.size > 0));
    const learned = await stage.page.evaluate(spy, ['Desk phone']);
    expect(learned).toEqual(['found Desk phone', 'Desk phone']);
    await stage.page.evaluate(() => {
      document.body.style.cssText = 'font-family: leak';
      document.body.append('D');
    });
    await waitUntil(() => lab.site.asked().some((path) => path.startsWith(FACE_PATH)));
    await stage.page.close();
  });
});
