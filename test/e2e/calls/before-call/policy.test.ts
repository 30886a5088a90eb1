import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakInto, bridgeOf } from '@/test/support/attacks/bridge';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { buildOf } from '@/test/support/browsers/launch';
import { countdownOn } from '@/test/support/card/place-call';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { waitUntil } from '@/test/support/wait';

/** Chromium takes policies from the whole machine alone: its half was tried by hand (docs/administration.md). */
describe('an administrator’s values in firefox', () => {
  let connected: ConnectedBrowser;
  let broken: Awaited<ReturnType<typeof breakInto>>;
  beforeAll(async () => {
    broken = await breakInto(buildOf('firefox'));
    connected = await openConnectedBrowser('firefox', {
      settings: { countdownSeconds: 1, repeatSeconds: 0, trustedSites: [], callsPerMinute: 60 },
      rig: {
        extensionDir: broken.dir,
        managed: { trustedSites: ['http://127.0.0.1'], callsPerMinute: 1, callRules: 'never' },
      },
    });
  });
  afterAll(async () => {
    await connected?.stop();
    await broken?.remove();
  });

  it('let one click call on a site that they trust', async () => {
    const page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await countdownOn(connected, page, '212.555.0187');
    await waitUntil(async () => connected.sandbox.calls().length === 1, 'the call at one click');
    await page.close();
  });

  it('cannot be written by a content script that is broken into', async () => {
    const page = await connected.rig.open(connected.sandbox.crmUrl);
    const bridge = await bridgeOf(page);
    await bridge.writePolicy({ trustedSites: ['http://evil.example'], callsPerMinute: 60 });
    // Firefox lets it read them: they hold no secret.
    expect(await bridge.readAll()).toMatch(/"callsPerMinute\W+1\W/);
    await page.close();
    const options = await connected.rig.openOwn('options.html');
    const words = () => options.evaluate(() => document.body.innerText);
    await waitUntil(async () => /Set by your administrator/.test(await words()), 'the policy');
    expect(await words()).not.toContain('evil.example');
    await options.close();
  });

  it('hold the call limit', async () => {
    const dialled = await askBackground(connected.popup, 'dial', {
      e164: '+12125550134',
      gesture: 'e2e',
    });
    expect(dialled).toMatchObject({ ok: false, error: { code: 'too-many-calls' } });
    expect(connected.sandbox.calls()).toHaveLength(1);
  });

  it('are shown in Options, and so is what could not be read', async () => {
    const page = await connected.rig.openOwn('options.html');
    const words = () => page.evaluate(() => document.body.innerText);
    await waitUntil(async () => /Set by your administrator/.test(await words()), 'the policy');
    expect(await words()).toMatch(/can't be read and has no effect: callRules/);
    expect(await page.$eval('#call_limit', (field) => Reflect.get(field, 'value'))).toBe('1');
  });
});
