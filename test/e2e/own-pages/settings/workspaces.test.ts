import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { connect, readSetting } from '@/test/support/own-pages/connect';
import { pressIn, rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const OF_ACME = '+12125550111';
const OF_BOLT = '+12125550122';
const NOBODY = '+12125550133';

describe.each(browserNames)('workspaces in %s', (browser) => {
  let acme: ConnectedBrowser;
  let bolt: RunningSandbox;
  let options: Page;

  beforeAll(async () => {
    const settings = { countdownSeconds: 0, repeatSeconds: 0 };
    bolt = await startSandbox({ speed: 20, seed: 'bolt' });
    acme = await openConnectedBrowser(browser, { settings });
    options = await acme.rig.openOwn('options.html#workspaces');
  });
  afterAll(async () => {
    await acme?.stop();
    await bolt?.stop();
  });

  const says = (page: Page, words: RegExp) =>
    waitUntil(
      async () => words.test(await page.evaluate(() => document.body.innerText)),
      `the page to say ${words}`,
    );
  const call = async (e164: string, more: { shownWorkspace?: string } = {}) =>
    askBackground(options, 'dial', { e164, gesture: crypto.randomUUID(), ...more });
  const callees = ({ calls }: RunningSandbox) => calls().map(({ clientNumber }) => clientNumber);
  const waiting = async () => {
    const queue = await askBackground(options, 'queue', { offset: 0, limit: 1 });
    return queue.ok && queue.value.waiting;
  };
  const chooseInPopup = async (name: string) => {
    await waitUntil(() => acme.popup.$('#workspace:enabled'), 'the choice of workspaces');
    const id = await acme.popup.$$eval(
      '#workspace option',
      (choices, name) => choices.find((each) => each.textContent?.includes(name))?.value ?? '',
      name,
    );
    await acme.popup.select('#workspace', id);
    await waitUntil(async () => (await readSetting(options, 'workspace')) === id, `to use ${name}`);
    return id;
  };

  it('begin with the one that was there, which can be named', async () => {
    await pressIn(options, /^Rename .?127\.0\.0\.1/);
    await options.type('#workspace-name', 'Acme');
    await pressIn(options, /^Save name$/);
    await says(options, /Acme\s+127\.0\.0\.1.*\s+In use/);
    expect(await acme.popup.$('#workspace')).toBeNull();
  });

  it('are added empty, and then called with', async () => {
    expect(await call(OF_ACME)).toMatchObject({ ok: true });
    await waitUntil(() => callees(acme.sandbox).includes(OF_ACME), 'the first call');
    const source = { kind: 'page', host: 'crm.example.com' } as const;
    await askBackground(options, 'queue-numbers', { source, numbers: [{ e164: NOBODY }] });
    expect(await waiting()).toBe(1);
    await pressIn(options, /^Add workspace$/);
    await options.type('#workspace-name', 'Bolt');
    await pressIn(options, /^Add and switch to it$/);
    await says(options, /Bolt\s+Not connected yet\s+In use/);
    expect(await waiting()).toBe(0);
    expect(await call(NOBODY)).toMatchObject({ error: { code: 'no-service' } });
    const [workspace] = bolt.workspaces;
    if (!workspace) throw new Error('The sandbox has no workspace');
    const chosen = { countdownSeconds: 0, repeatSeconds: 0, callsPerMinute: 60 };
    await connect(options, { url: bolt.url, workspace }, chosen);
    expect(await call(OF_BOLT)).toMatchObject({ ok: true });
    await waitUntil(() => callees(bolt).includes(OF_BOLT), 'a call with the new one');
    expect(callees(acme.sandbox)).toEqual([OF_ACME]);
    expect(callees(bolt)).toEqual([OF_BOLT]);
  });

  it('follow their calls with their own connection, in use or not', async () => {
    await rowSaying(acme.popup, /555 0111.*Recorded/, 30_000);
    await rowSaying(acme.popup, /555 0122.*Recorded/, 30_000);
  });

  it('are switched in the popup, and a press for another one calls nobody', async () => {
    const before = (await readSetting(options, 'workspace')) ?? '';
    await chooseInPopup('Acme');
    expect(await waiting()).toBe(1);
    const stale = await call(NOBODY, { shownWorkspace: before });
    expect(stale).toMatchObject({ error: { code: 'workspace-changed' } });
    expect([...callees(acme.sandbox), ...callees(bolt)]).not.toContain(NOBODY);
  });

  it('stay while a call counts down, and say why', async () => {
    await askBackground(options, 'import-settings', {
      text: JSON.stringify({ handset: 'settings', version: 1, settings: { countdownSeconds: 10 } }),
      withToken: false,
    });
    const counting = await call(NOBODY);
    if (!counting.ok) throw new Error(counting.error.code);
    await pressIn(options, /^Switch to .?Bolt/);
    await says(options, /A call is being placed, so the workspace stays/);
    await askBackground(options, 'cancel', { callId: counting.value.callId });
    await pressIn(options, /^Switch to .?Bolt/);
    await says(options, /Bolt\s+127\.0\.0\.1.*\s+In use/);
  });

  it('are removed once that is confirmed, and keep their calls in the log', async () => {
    await pressIn(options, /^Remove .?Acme/);
    await says(options, /Remove .*Acme.*\?\s+This deletes its connection, token, queue and agents/);
    await pressIn(options, /^Remove workspace$/);
    await waitUntil(async () => (await options.$$('.workspaces li')).length === 1, 'one left');
    await rowSaying(acme.popup, /555 0111/);
  });
});
