import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { readLog } from '@/test/support/own-pages/log';
import { controlOf } from '@/test/support/real/panel-point';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { openPopupByIcon, pinIcon } from '@/test/support/real/toolbar';
import { expectWhole } from '@/test/support/real/whole-panel';
import { waitUntil } from '@/test/support/wait';

describe.each(browserNames)('the toolbar popup by a real mouse in %s', (browser) => {
  let screen: Screen;
  let desk: Desk;

  beforeAll(async () => {
    screen = await startScreen();
    desk = await openDesk(browser, { rig: { headed: true, display: screen.display } });
    await desk.rig.open(`${desk.sandbox.crmUrl}/`);
  });
  afterAll(async () => {
    await desk?.stop();
    await screen?.stop();
  });

  it('opens by its icon at full size, and a call is placed from it', async () => {
    const window = desk.popup.browser();
    if (browser === 'chromium') await pinIcon(screen, window);
    const popup = await openPopupByIcon(screen, window, browser);
    await screen.settle();
    await expectWhole(popup, { width: 380, height: 500 });
    await screen.picture(`popup-by-icon-${browser}`);

    await screen.click(await controlOf(popup, /^Number to call/));
    await screen.type('(212) 555-0134');
    await screen.settle();
    await screen.picture(`popup-typed-${browser}`);
    await screen.click(await controlOf(popup, /^Call$/));
    await waitUntil(() => desk.sandbox.calls().length > 0, 'the call at the service');
    expect(desk.sandbox.calls().map((call) => call.clientNumber)).toEqual(['+12125550134']);
    expect(await readLog(desk.popup)).toMatchObject([{ callee: '+12125550134' }]);
    await screen.picture(`popup-called-${browser}`);
  });
});
