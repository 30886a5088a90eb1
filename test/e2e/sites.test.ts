import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { askBackground } from '@/test/support/ask-background';
import { buildOf, launch } from '@/test/support/launch';
import { markOn, readMarks } from '@/test/support/marks';
import { pressIn } from '@/test/support/popup';
import type { Rig } from '@/test/support/rig';
import { waitUntil } from '@/test/support/wait';

/**
 * The build that ships, with no host granted. Firefox alone: there the browser's own question can
 * be answered by a preference, in Chromium only by a hand.
 */
describe('sites, as installed', () => {
  let sandbox: RunningSandbox;
  let rig: Rig;
  let crm: Page;
  let options: Page;

  beforeAll(async () => {
    sandbox = await startSandbox();
    rig = await launch('firefox', { extensionDir: buildOf('firefox', 'plain') });
    crm = await rig.open(`${sandbox.crmUrl}/`);
    options = await rig.openOwn('options.html');
  });
  afterAll(async () => {
    await rig?.close();
    await sandbox?.stop();
  });

  it('reads no page before it was allowed to', async () => {
    await crm.reload();
    await askBackground(options, 'preview', { text: '' });
    expect(await readMarks(crm)).toEqual([]);
  });

  it('finds numbers on all sites after one press, on pages that are open already too', async () => {
    await options.bringToFront();
    await pressIn(options, /^(Allow|Find numbers on all sites)/);
    await crm.bringToFront();
    await markOn(crm, '(212) 555-0134');
  });

  it('takes every mark away when a site is switched off, and brings them back', async () => {
    const host = new URL(sandbox.url).hostname;
    await askBackground(options, 'site-off', { host, off: true });
    await waitUntil(async () => (await readMarks(crm)).length === 0, 'the marks to go');
    await crm.reload();
    expect(await readMarks(crm)).toEqual([]);
    await askBackground(options, 'site-off', { host, off: false });
    await markOn(crm, '(212) 555-0134');
  });
});
