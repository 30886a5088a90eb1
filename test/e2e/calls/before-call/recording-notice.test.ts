import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placedCall } from '@/test/calls/support/calls';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { waitForText } from '@/test/support/own-pages/dashboard-page';
import { writeCalls } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';

const callTo = (callee: string) => {
  const at = Date.now();
  const times = { createdAt: at, requestAt: at, requestedAt: at, placedAt: at, changedAt: at };
  return placedCall({ id: callee, gesture: callee, callee, ...times });
};

describe.each(browserNames)('what to say before recording, in %s', (browser) => {
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
  });
  afterAll(() => connected?.stop());

  it('is shown with the call that was placed, and asks for consent where a law does', async () => {
    await writeCalls(connected.popup, [callTo('+442079460123')]);
    let panel = await connected.rig.openOwn('sidepanel.html');
    await waitForText(panel, /Say first:\s*This call may be recorded\./);
    await writeCalls(connected.popup, [callTo('+4915735980123')]);
    await panel.close();
    panel = await connected.rig.openOwn('sidepanel.html');
    await waitForText(panel, /This call is being recorded\. Do you agree\?/);
    await waitForText(panel, /Germany: everyone must agree\. StGB § 201 Abs\. 1/);
    const german = () => panel.$eval('.recording-script q[lang=de]', (words) => words.textContent);
    expect(await waitUntil(german, 'the words in German')).toContain('einverstanden');
  });
});
