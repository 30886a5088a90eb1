import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lab, openLab, VICTIM } from '@/test/support/attacks/lab';
import { type Display, startDisplay } from '@/test/support/browsers/display';
import { browserNames } from '@/test/support/browsers/launch';
import { chooseInMenu, menuSwapped } from './scripts/menu';

/** A busy machine may open its menu too late for a hand that does not look. */
const MOST_TRIES = 4;

describe.each(browserNames)('a real menu in %s', (browser) => {
  let display: Display;
  let lab: Lab;
  beforeAll(async () => {
    display = await startDisplay();
    lab = await openLab(browser, { rig: { headed: true, display: display.name } });
  });
  afterAll(async () => {
    await lab?.stop();
    await display?.stop();
  });

  it('that is clicked on a harmless page calls, so that what follows can fail', async () => {
    let calls: string[] = [];
    for (let turn = 0; turn < MOST_TRIES && calls.length === 0; turn++) {
      calls = await chooseInMenu(lab, display);
    }
    expect(calls).toEqual([VICTIM.e164]);
  });

  // Without the guard “as-the-menu-says” it does: weakened.test.ts.
  it('that offers one number never calls another', async () => {
    expect(await menuSwapped(lab, display)).toEqual([]);
  });
});
