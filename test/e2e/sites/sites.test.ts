import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { FIREFOX_ID } from '@/scripts/manifest';
import { allowOnlyInChromium, withdrawInFirefox } from '@/test/support/browsers/browser-grants';
import { buildOf, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { pressIn } from '@/test/support/own-pages/popup';
import { markOn, readMarks } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

const REMOVE_ALL = '[aria-label="Remove access to All sites"]';

/**
 * The build that ships, with no host granted. Firefox alone: there the browser's own question can
 * be answered by a preference, in Chromium only by a hand.
 */
describe('sites after installation', () => {
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

  it('reads no page without permission', async () => {
    await crm.reload();
    await askBackground(options, 'preview', { text: '' });
    expect(await readMarks(crm)).toEqual([]);
  });

  it('finds numbers on all sites after one press, in open pages too', async () => {
    await options.bringToFront();
    await pressIn(options, /^(Allow|Find numbers on all sites)/);
    await crm.bringToFront();
    await markOn(crm, '(212) 555-0134');
  });

  it('removes all marks when a site is switched off, and restores them', async () => {
    const host = new URL(sandbox.url).hostname;
    await askBackground(options, 'exclude-site', { host, excluded: true });
    await waitUntil(async () => (await readMarks(crm)).length === 0, 'the marks to go');
    await crm.reload();
    expect(await readMarks(crm)).toEqual([]);
    await askBackground(options, 'exclude-site', { host, excluded: false });
    await markOn(crm, '(212) 555-0134');
  });

  it('revokes all sites in Options, and removes the marks from open pages', async () => {
    await options.bringToFront();
    await waitUntil(() => options.$(REMOVE_ALL), 'all sites to be listed');
    await options.click(REMOVE_ALL);
    await waitUntil(() => says(options, /You haven't allowed Handset/), 'the list to be empty');
    await waitUntil(async () => (await readMarks(crm)).length === 0, 'the marks to go');
    await crm.reload();
    expect(await readMarks(crm)).toEqual([]);
  });

  it("follows a revocation on the browser's own page", async () => {
    await options.bringToFront();
    await pressIn(options, /^(Allow|Find numbers on all sites)/);
    await waitUntil(() => options.$(REMOVE_ALL), 'all sites to be listed');
    await withdrawInFirefox(options.browser(), FIREFOX_ID);
    await waitUntil(() => says(options, /You haven't allowed Handset/), 'the list to be empty');
    await waitUntil(() => says(options, /Find numbers on all sites/), 'the way to allow all');
  });
});

/** The build whose hosts are granted at install: Chromium's own page can withdraw and grant them. */
describe("sites granted and revoked on Chromium's extensions page", () => {
  let rig: Rig;
  let options: Page;
  let extensions: Page;

  beforeAll(async () => {
    rig = await launch('chromium');
    options = await rig.openOwn('options.html');
    extensions = await rig.open('chrome://extensions/');
  });
  afterAll(() => rig?.close());

  it('are listed in Options as they are', async () => {
    const id = rig.origin.split('/')[2] ?? '';
    await waitUntil(() => options.$(REMOVE_ALL), 'all sites to be listed');
    await allowOnlyInChromium(extensions, id, []);
    await waitUntil(() => says(options, /You haven't allowed Handset/), 'the list to be empty');
    await allowOnlyInChromium(extensions, id, ['https://crm.example.com/*']);
    await waitUntil(() => says(options, /crm\.example\.com/), 'the site to be listed');
  });

  it('stay granted if the browser refuses to remove them, and Options shows it', async () => {
    await options.bringToFront();
    await options.click('[aria-label="Remove access to crm.example.com"]');
    await waitUntil(() => says(options, /The browser kept this permission/), 'the words');
  });
});

const says = (page: Page, words: RegExp) =>
  page.evaluate(() => document.body.innerText).then((text) => words.test(text));
