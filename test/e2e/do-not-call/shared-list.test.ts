import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administratorKey, PAYLOAD, signedFile } from '@/test/shared-list/support';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { PoliciesFixed } from '@/test/support/chromium/policies';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { waitUntil } from '@/test/support/wait';

const FORBIDDEN = '+12125550187';
const NOW = new Date().toISOString();
const LIST = { ...PAYLOAD, issuedAt: NOW, serial: 7, numbers: [FORBIDDEN], name: 'Acme & Sons' };

describe.each(browserNames)('the company’s do-not-call list in %s', (browser) => {
  const key = administratorKey();
  const requests: IncomingMessage[] = [];
  /** What the server has: a body and its ETag. */
  let served = { body: signedFile(key, LIST), tag: '"7"' };
  let server: Server;
  let connected: ConnectedBrowser;
  let options: Page;
  let fixed: PoliciesFixed | undefined;
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request);
      const isSame = request.headers['if-none-match'] === served.tag;
      response.writeHead(isSame ? 304 : 200, { etag: served.tag }).end(isSame ? '' : served.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.json`;
    const managed = { sharedList: { url, publicKey: key.publicKey } };
    const settings = { countdownSeconds: 0, repeatSeconds: 0 };
    await openConnectedBrowser(browser, { settings, rig: { managed } }).then(
      async (opened) => {
        connected = opened;
        options = await connected.rig.openOwn('options.html');
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
    server.close();
  });

  const dial = (gesture: string) =>
    askBackground(connected.popup, 'dial', { e164: FORBIDDEN, gesture });

  /** Presses "Check now" and returns what Options says once this is in it. */
  async function update(expected: RegExp): Promise<string> {
    const words = () => options.$eval('#shared-list', (section) => section.textContent ?? '');
    await options.waitForSelector('#shared-list button:enabled');
    await options.$eval('#shared-list button', (button) => (button as HTMLElement).click());
    await options.waitForSelector('#shared-list button:enabled');
    await waitUntil(async () => expected.test(await words()), String(expected));
    return words();
  }

  it('is fetched at the start, and nobody on it is called', async () => {
    await waitUntil(async () => {
      const status = await askBackground(connected.popup, 'shared-list', null);
      return status.ok && status.value.held?.serial === 7;
    }, 'the list');
    expect(requests[0]?.headers).not.toHaveProperty('cookie');
    expect(await dial('e2e-1')).toMatchObject({
      ok: false,
      error: { code: 'do-not-call', sharedList: { name: 'Acme & Sons', serial: 7 } },
    });
    expect(connected.sandbox.calls()).toEqual([]);
    await options.evaluate(() => location.reload());
    await options.waitForSelector('#shared-list button');
    expect(await update(/version 7/)).toContain('Acme & Sons');
  });

  it('asks only whether its copy is the latest', async () => {
    const before = requests.length;
    await update(/Last checked/);
    await waitUntil(async () => requests.length > before, 'a request');
    expect(requests.at(-1)?.headers['if-none-match']).toBe('"7"');
  });

  it('can’t be lifted by the rep', async () => {
    const text = FORBIDDEN;
    await askBackground(connected.popup, 'forbid', { text, words: '', source: 'list' });
    const lifted = { key: `number:${FORBIDDEN}`, words: 'They agreed' };
    expect(await askBackground(connected.popup, 'allow-again', lifted)).toMatchObject({ ok: true });
    expect(await dial('e2e-2')).toMatchObject({ ok: false, error: { code: 'do-not-call' } });
  });

  const day = 86_400_000;
  const evil = '<img src=x onerror="document.title=1">';
  it.each([
    ['not signed', () => signedFile(administratorKey(), LIST), /isn't signed/],
    ['a page', () => '<!doctype html><title>Sign in</title>', /can't read the file/],
    ['older', () => signedFile(key, { ...LIST, serial: 6, numbers: [] }), /older than the list/],
    [
      'dated tomorrow',
      () =>
        signedFile(key, {
          ...{ ...LIST, serial: 9, numbers: [] },
          issuedAt: new Date(Date.now() + day).toISOString(),
        }),
      /dated later than now/,
    ],
    ['huge', () => 'x'.repeat(33 * 2 ** 20), /too large/],
    [
      'full of markup',
      () => signedFile(key, { ...LIST, serial: 8, domains: [evil] }),
      /can't read/,
    ],
  ])('keeps the last good one for a file that is %s, and says why', async (name, body, words) => {
    served = { body: body(), tag: `"${name}"` };
    const said = await update(words);
    expect(said).toMatch(/version 7.*stays in force/s);
    expect(await dial(`e2e-${name}`)).toMatchObject({ ok: false, error: { code: 'do-not-call' } });
  });

  it('keeps the last good one while the server is gone, and says so in the checks', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await update(/can't be reached/);
    expect(await dial('e2e-gone')).toMatchObject({ ok: false, error: { code: 'do-not-call' } });
    const health = await askBackground(connected.popup, 'check-health', null);
    const checks = health.ok ? health.value : [];
    expect(checks.find((check) => check.name === 'shared-list')).toMatchObject({
      ...{ state: 'attention', count: 0 },
    });
    expect(connected.sandbox.calls()).toEqual([]);
  });
});
