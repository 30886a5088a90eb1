import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { controlOf } from '@/test/support/real/panel-point';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { pinIcon, pressSidePanelButton } from '@/test/support/real/toolbar';
import { typeInto } from '@/test/support/real/typing';
import { expectWhole } from '@/test/support/real/whole-panel';
import { waitUntil } from '@/test/support/wait';

describe.each(browserNames)('the side panel by a real mouse in %s', (browser) => {
  let screen: Screen;
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    screen = await startScreen();
    connected = await openConnectedBrowser(browser, {
      rig: { headed: true, display: screen.display },
    });
    await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(async () => {
    await connected?.stop();
    await screen?.stop();
  });

  it('opens by the popup’s button, and a call is placed from it', async () => {
    const window = connected.popup.browser();
    if (browser === 'chromium') await pinIcon(screen, window);
    const panel = await pressSidePanelButton(screen, window, browser);
    await screen.settle();
    await screen.picture(`side-panel-${browser}`);
    await expectWhole(panel, { width: 180, height: 500 });
    // It can't open itself once more.
    expect(await panel.evaluate(headerButtons)).toEqual(['Keep on top']);
    await screen.click(await controlOf(panel, /^Number to call/));
    await typeInto(screen, panel, '(212) 555-0134');
    await screen.settle();
    await screen.click(await controlOf(panel, /^Call$/));
    await waitUntil(() => connected.sandbox.calls().length > 0, 'the call at the service');
    expect(connected.sandbox.calls().map((call) => call.clientNumber)).toEqual(['+12125550134']);
    await screen.picture(`side-panel-called-${browser}`);
  });
});

/** Runs in the panel. */
function headerButtons(): (string | null)[] {
  return [...document.querySelectorAll('header button')].map((button) => button.textContent);
}
