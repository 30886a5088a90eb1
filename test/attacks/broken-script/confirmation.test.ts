import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakInto } from '@/test/support/attacks/bridge';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { browserNames, buildOf } from '@/test/support/browsers/launch';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { clicksWhereCallAppears, movesToCall } from './confirmation';

const OTHER = '+16465550177';

describe.each(browserNames)('a confirmation that a page opens in %s', (browser) => {
  let screen: Screen;
  let broken: Awaited<ReturnType<typeof breakInto>>;
  let lab: AttackLab;
  beforeAll(async () => {
    screen = await startScreen();
    broken = await breakInto(buildOf(browser));
    lab = await openAttackLab(browser, {
      rig: { extensionDir: broken.dir, headed: true, display: screen.display },
    });
  });
  afterAll(async () => {
    await lab?.stop();
    await screen?.stop();
    await broken?.remove();
  });

  it('calls at the first press after the pointer moved to Call, so that the next test can fail', async () => {
    expect(await movesToCall(lab, screen)).toEqual([OTHER]);
  });

  // It does call without the guard “deliberate-press”: weakened.test.ts.
  it('does not call for a hand that keeps clicking where Call appears', async () => {
    expect(await clicksWhereCallAppears(lab, screen)).toEqual([]);
  });
});
