import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { breakInto, bridgeOf } from '@/test/support/attacks/bridge';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames, buildOf } from '@/test/support/browsers/launch';
import { countdownOn } from '@/test/support/card/place-call';
import { PoliciesFixed } from '@/test/support/chromium/policies';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { waitUntil } from '@/test/support/wait';

/** Its second site and its last value can't be read. */
const MANAGED = {
  trustedSites: ['http://127.0.0.1', 'https://*.example.com'],
  callsPerMinute: 1,
  callRules: 'never',
  baseUrl: 'https://voice.example.com',
  countdownSeconds: 1,
  dids: [{ e164: '+12125550140', label: 'Main line' }, { e164: 'none' }],
  connectors: [{ connector: 'odoo', address: 'https://odoo.example.com' }],
  locked: ['countdownSeconds', 'dids', 'connectors'],
};

/** What a field shows, and whether the rep can change it. */
function heldAt(page: Page, field: string) {
  return page.$eval(field, (input) => ({
    value: Reflect.get(input, 'value'),
    disabled: input.matches(':disabled'),
  }));
}

describe.each(browserNames)('an administrator’s values in %s', (browser) => {
  let connected: ConnectedBrowser;
  let broken: Awaited<ReturnType<typeof breakInto>>;
  let fixed: PoliciesFixed | undefined;
  beforeAll(async () => {
    broken = await breakInto(buildOf(browser));
    const opening = openConnectedBrowser(browser, {
      settings: { countdownSeconds: 9, repeatSeconds: 0, trustedSites: [], callsPerMinute: 60 },
      rig: { extensionDir: broken.dir, managed: MANAGED },
    });
    await opening.then(
      (opened) => {
        connected = opened;
      },
      (error) => {
        if (!(error instanceof PoliciesFixed)) throw error;
        fixed = error;
      },
    );
  });
  beforeEach(({ skip }) => skip(fixed !== undefined, fixed?.message));
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
    expect(/"callsPerMinute\W+1\W/.test(await bridge.readAll())).toBe(browser === 'firefox');
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
    const [, unread = ''] = /can't be read and has no effect: (.+?)\. /.exec(await words()) ?? [];
    expect(unread.split(', ').toSorted()).toEqual(['callRules', 'dids[1]', 'trustedSites[1]']);
    expect(await page.$eval('#call_limit', (field) => Reflect.get(field, 'value'))).toBe('1');
    const health = await askBackground(page, 'check-health', null);
    const named = health.ok ? health.value.find(({ name }) => name === 'policy') : undefined;
    expect(named?.names?.toSorted()).toEqual(['callRules', 'dids[1]', 'trustedSites[1]']);
    expect(await heldAt(page, '#countdown')).toEqual({ value: '1', disabled: true });
    expect(await heldAt(page, '#crm-address')).toEqual({
      ...{ value: 'https://odoo.example.com', disabled: true },
    });
    expect(await words()).toMatch(/Main line\s+/);
    expect(await page.$$eval('#dids button:enabled', (all) => all.length)).toBe(0);
    // The rep connected before, which a default does not change.
    expect(await heldAt(page, '#base-url')).toEqual({
      ...{ value: connected.sandbox.url, disabled: false },
    });
  });
});
