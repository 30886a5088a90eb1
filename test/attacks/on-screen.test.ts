import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab, VICTIM } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { pressButtonUnderList } from './trials/button-under-list';
import { pressByCaret } from './trials/caret-browsing';
import { pressUnderWindow } from './trials/floating-window';
import { chooseInMenu, MAX_TRIES, menuSwapped } from './trials/menu';
import { callAfterList, pressBesideSpellingMenu, pressUnderList } from './trials/native-menus';

describe.each(browserNames)('what the browser draws itself, in %s', (browser) => {
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

  it('a real menu on a harmless page places the call, so that the next test can fail', async () => {
    let calls: string[] = [];
    for (let turn = 0; turn < MAX_TRIES && calls.length === 0; turn++) {
      ({ calls } = await chooseInMenu(lab, screen));
    }
    expect(calls).toEqual([VICTIM.e164]);
  });

  // Without the guard “as-the-menu-says” it does: weakened.test.ts.
  it('a real menu never calls a number other than the one it shows', async () => {
    expect(await menuSwapped(lab, screen)).toEqual([]);
  });

  // The browser stops it: a press beside its menu closes the menu, and the page gets none of it.
  it('a press on Call beside the menu of a misspelt word calls nobody', async () => {
    expect(await pressBesideSpellingMenu(lab, screen)).toEqual([]);
  });

  // Without the guard “no-list” it does: weakened.test.ts.
  it('a press on Call under what the browser remembers for a field calls nobody', async () => {
    expect(await pressUnderList(lab, screen)).toEqual([]);
  });

  it('a button that calls at once does so without a list, so that the next test can fail', async () => {
    // On a busy machine, the button may not have been visible long enough for a press to be trusted.
    let calls: string[] = [];
    for (let turn = 0; turn < MAX_TRIES && calls.length === 0; turn++) {
      calls = await pressButtonUnderList(lab, screen, false);
    }
    expect(calls).toEqual([VICTIM.e164]);
  });

  // Without the guard “no-list” it calls: weakened.test.ts.
  it('a press on a button that calls at once, under what the browser remembers, opens the card', async () => {
    expect(await pressButtonUnderList(lab, screen)).toEqual([]);
  });

  it.each(['over the card', 'before the card'] as const)(
    'a list of remembered values that was opened %s is closed, and one press calls',
    async (when) => {
      const used = await callAfterList(lab, screen, when);
      expect(used).toEqual({ left: 0, hasFocus: true, calls: [VICTIM.e164] });
    },
  );

  if (browser === 'chromium') {
    // In Firefox scripts/keys.ts tries it. Here only a real F7 turns it on, for the whole browser.
    it('caret browsing on our surface calls nobody', async () => {
      expect(await pressByCaret(lab, screen)).toEqual([]);
    });
  }

  // Chromium opens each window as large as its switch says: kinds/windows.ts fakes the position there.
  if (browser !== 'firefox') return;

  it('a window in the corner that stays on top lets a press on Call count, so that the next test can fail', async () => {
    expect(await pressUnderWindow(lab, screen, 'in the corner')).toEqual([VICTIM.e164]);
  });

  // It does not without the guard “no-floating-window”: weakened.test.ts.
  it('a window over the card that stays on top makes a press on Call count for nothing', async () => {
    expect(await pressUnderWindow(lab, screen, 'over the card')).toEqual([]);
  });
});
