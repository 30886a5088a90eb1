import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { callIn, dial } from '@/test/support/card/place-call';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { clickNotification } from '@/test/support/real/notification';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { openAddresses } from '@/test/support/real/toolbar';
import { waitUntil } from '@/test/support/wait';

const CALLEE = '+12125550134';

describe.each(browserNames)('a real mouse on notifications in %s', (browser) => {
  let screen: Screen;
  let connected: ConnectedBrowser;
  let callId: string;

  beforeAll(async () => {
    screen = await startScreen();
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, notifiesOfRecordings: true },
      rig: { headed: true, display: screen.display },
    });
    await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(async () => {
    await connected?.stop();
    await screen?.stop();
  });

  const opens = (address: RegExp) =>
    waitUntil(
      async () => address.test(await connected.popup.evaluate(openAddresses)),
      `a tab at ${address}`,
    );

  it('a recording that is ready: shows the calls to the callee', async () => {
    const call = async () => {
      callId = await dial(connected, CALLEE);
    };
    await clickNotification(screen, browser, call, 'recording');
    await opens(/dashboard\.html#\/calls\?search=%2B12125550134/);
    expect((await callIn(connected, callId, 'recorded')).recording).toBeTruthy();
  });

  it('a follow-up that is due: shows the follow-ups', async () => {
    const followUp = { at: Date.now() + 1_000 };
    const save = () =>
      askBackground(connected.popup, 'save-wrap-up', {
        ...{ callId, before: { note: '' }, after: { note: 'Send the quote', followUp } },
      });
    await clickNotification(screen, browser, save, 'follow-up');
    await opens(/dashboard\.html#\/followups/);
  });

  it('a token that the service refuses: shows the connection in Options', async () => {
    const { popup, sandbox } = connected;
    const wrong = { baseUrl: sandbox.url, token: 'no-longer-valid', tokenHeader: 'token' } as const;
    expect(await askBackground(popup, 'save-connection', wrong)).toMatchObject({ ok: true });
    await clickNotification(screen, browser, () => dial(connected, '+12125550135'), 'token');
    await opens(/options\.html#connection/);
  });
});
