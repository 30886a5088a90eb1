import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { browserNames, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { connect } from '@/test/support/own-pages/connect';
import { waitForText } from '@/test/support/own-pages/dashboard-page';
import { countRows, readLog } from '@/test/support/own-pages/log';
import { root, textOf } from '@/test/support/tree';
import {
  standInForEarlier,
  WRITING_PAGE,
  writeDatabases,
} from '@/test/support/updates/earlier-version';
import { copyForUpdate, type Updatable } from '@/test/support/updates/extension-changes';
import { waitUntil } from '@/test/support/wait';

const FOLDER = 'test/database/released';
const WAITING = '+12125550134';
const CALLED = '+12125550135';
const FORBIDDEN = '+12125550136';

const released = readdirSync(join(root, FOLDER)).map((file) => [file.replace('.snap', ''), file]);

describe.each(browserNames)('an update in %s', (browser) => {
  let build: Updatable;
  let sandbox: RunningSandbox;
  let rig: Rig;
  let popup: Page;
  beforeEach(async () => {
    build = await copyForUpdate(browser);
    sandbox = await startSandbox({ speed: 20 });
  });
  afterEach(async () => {
    await rig?.close();
    await sandbox?.stop();
    await build?.remove();
  });

  it.each(released)('goes on with the data of version %s', async (_, file) => {
    const restore = await standInForEarlier(build.dir);
    rig = await launch(browser, { extensionDir: build.dir, ownBrowser: true });
    const writing = await rig.openOwn(WRITING_PAGE);
    await writeDatabases(writing, textOf(`${FOLDER}/${file}`));
    await restore();
    await build.update(writing.browser());
    popup = await rig.openOwn('popup.html');
    await isRead();
    await isUsed();
  });

  /** Every row is readable, and shown where the rep looks for it. */
  async function isRead(): Promise<void> {
    const isAwake = async () => (await askBackground(popup, 'unreadable-rows', null)).ok;
    await waitUntil(isAwake, 'the new version to answer');
    const unreadable = await askBackground(popup, 'unreadable-rows', null);
    expect(unreadable).toMatchObject({ ok: true, value: [] });
    const [call] = await readLog(popup);
    expect(call).toMatchObject({ callee: CALLED, state: 'recorded', calleeName: 'Ada Goodwin' });
    const kept = ['wrapUps', 'wrapUpDrafts', 'outbox', 'connectors', 'doNotCall', 'registries'];
    for (const table of kept) expect(await countRows(popup, table), table).toBe(1);
    expect(JSON.stringify(await askBackground(popup, 'queue', page))).toContain(WAITING);
    await waitForText(await rig.openOwn('dashboard.html#/calls'), /Ada Goodwin/);
    await waitForText(await rig.openOwn('dashboard.html#/donotcall'), /555 0136/);
    await waitForText(await rig.openOwn('dashboard.html#/notlogged'), /Ada Goodwin/);
  }

  /** Calls the one who waited, and nobody on the list. */
  async function isUsed(): Promise<void> {
    const [workspace] = sandbox.workspaces;
    if (!workspace) throw new Error('The sandbox has no workspace');
    await connect(popup, { url: sandbox.url, workspace }, { countdownSeconds: 0 });
    const forbidden = { e164: FORBIDDEN, gesture: randomUUID() };
    expect(await askBackground(popup, 'dial', forbidden)).toMatchObject({
      ok: false,
      error: { code: 'do-not-call' },
    });
    await askBackground(popup, 'set-ready', { ready: true });
    const read = await askBackground(popup, 'queue', page);
    const itemId = read.ok ? (read.value.items[0]?.itemId ?? -1) : -1;
    const next = { itemId, e164: WAITING, gesture: randomUUID() };
    expect(await askBackground(popup, 'call-next', next)).toMatchObject({ ok: true });
    await waitUntil(() => sandbox.calls().length === 1, 'the call at the service');
    await waitUntil(async () => JSON.stringify(await readLog(popup)).includes(WAITING), 'the call');
  }
});

const page = { offset: 0, limit: 10 };
