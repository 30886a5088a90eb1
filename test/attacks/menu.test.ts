import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab, VICTIM } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { chooseInMenu, MAX_TRIES, menuSwapped } from './trials/menu';

describe.each(browserNames)('a real menu in %s', (browser) => {
  let screen: Screen;
  let lab: AttackLab;
  beforeAll(async () => {
    screen = await startScreen();
    lab = await openAttackLab(browser, { rig: { headed: true, display: screen.display } });
  });
  afterAll(async () => {
    await lab?.stop();
    await screen?.stop();
  });

  it('on a harmless page places the call, so that the next test can fail', async () => {
    let calls: string[] = [];
    for (let turn = 0; turn < MAX_TRIES && calls.length === 0; turn++) {
      ({ calls } = await chooseInMenu(lab, screen));
    }
    expect(calls).toEqual([VICTIM.e164]);
  });

  // Without the guard “as-the-menu-says” it does: weakened.test.ts.
  it('never calls a number other than the one it shows', async () => {
    expect(await menuSwapped(lab, screen)).toEqual([]);
  });
});
