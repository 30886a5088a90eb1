import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { browserNames, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { PoliciesFixed } from '@/test/support/chromium/policies';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { connect, putAll, readSetting } from '@/test/support/own-pages/connect';
import { readLog } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const OF_EAST = '+12125550111';
const OF_WEST = '+12125550122';
const NOBODY = '+12125550133';

describe.each(browserNames)('workspaces under a locked service in %s', (browser) => {
  let company: RunningSandbox;
  let other: RunningSandbox;
  let rig: Rig;
  let options: Page;
  let fixed: PoliciesFixed | undefined;

  beforeAll(async () => {
    company = await startSandbox({ speed: 20 });
    other = await startSandbox({ speed: 20, seed: 'other' });
    const managed = { baseUrl: company.url, locked: ['baseUrl'] };
    try {
      rig = await launch(browser, { managed });
    } catch (error) {
      if (!(error instanceof PoliciesFixed)) throw error;
      fixed = error;
      return;
    }
    options = await rig.openOwn('options.html#workspaces');
    await connectTo(0);
  });
  beforeEach(({ skip }) => skip(fixed !== undefined, fixed?.message));
  afterAll(async () => {
    await rig?.close();
    await company?.stop();
    await other?.stop();
  });

  const connectTo = async (nth: number) => {
    const workspace = company.workspaces[nth];
    if (!workspace) throw new Error(`The sandbox has no workspace ${nth}`);
    const chosen = { countdownSeconds: 0, repeatSeconds: 0, callsPerMinute: 60 };
    await connect(options, { url: company.url, workspace }, chosen);
  };
  const says = (words: RegExp) =>
    waitUntil(
      async () => words.test(await options.evaluate(() => document.body.innerText)),
      `the page to say ${words}`,
    );
  const call = (e164: string) =>
    askBackground(options, 'dial', { e164, gesture: crypto.randomUUID() });
  const callsOf = (service: RunningSandbox) =>
    service.calls().map(({ workspaceId, clientNumber }) => [workspaceId, clientNumber]);

  it('share it: each is an account there, with its own token', async () => {
    await says(/Your administrator set the service for all workspaces/);
    await pressIn(options, /^Add workspace$/);
    await options.type('#workspace-name', 'West');
    await pressIn(options, /^Add and switch to it$/);
    await says(/West\s+127\.0\.0\.1:\d+\s+In use/);
    expect(await options.$eval('#base-url', (field) => field.matches(':disabled'))).toBe(true);
    expect(await call(NOBODY)).toMatchObject({ error: { code: 'no-token' } });
    await connectTo(1);
    expect(await call(OF_WEST)).toMatchObject({ ok: true });
    await waitUntil(() => company.calls().length === 1, 'the call of the second');
    await pressIn(options, /^Switch to .?127\.0\.0\.1/);
    await waitUntil(async () => (await readSetting(options, 'workspace')) === 'first', 'a switch');
    expect(await call(OF_EAST)).toMatchObject({ ok: true });
    await waitUntil(() => company.calls().length === 2, 'the call of the first');
    const [east, west] = company.workspaces.map(({ id }) => id);
    expect(callsOf(company)).toEqual([
      [west, OF_WEST],
      [east, OF_EAST],
    ]);
  });

  it('send no token there that is another service’s', async () => {
    const [workspace] = other.workspaces;
    const settings = [
      { key: 'baseUrl', value: other.url },
      { key: 'hasToken', value: true },
      { key: 'dids', value: [{ e164: workspace?.dids[0], label: '' }] },
      { key: 'ownNumbers', value: [{ e164: '+12125550199', label: '' }] },
    ];
    const row = { id: 'other', name: 'Other', addedAt: 1, settings };
    const origin = new URL(other.url).origin;
    const secret = { key: 'token-of-other', value: { token: workspace?.token, origin } };
    await options.evaluate(putAll, 'handset-settings', 'workspaces', [row]);
    await options.evaluate(putAll, 'handset-settings', 'secrets', [secret]);
    options = await rig.openOwn('options.html#workspaces');
    await says(/Other\s+127\.0\.0\.1:\d+\s+Connected to .?127\.0\.0\.1:\d+.? before/);
    await pressIn(options, /^Switch to .?Other/);
    await says(/Other\s+127.*\s+Connected.*\s+In use/);
    const before = [callsOf(company), callsOf(other)];
    await call(NOBODY);
    const ended = await waitUntil(async () => {
      const [made] = await readLog(options);
      return (
        made?.callee === NOBODY && made.state !== 'counting' && made.state !== 'requested' && made
      );
    }, 'the end of the call');
    expect(ended).toMatchObject({ workspace: 'other', problem: { code: 'no-token' } });
    expect([callsOf(company), callsOf(other)]).toEqual(before);
  });
});
