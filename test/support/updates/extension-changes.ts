import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { FIREFOX_ID } from '@/scripts/manifest';
import { buildOf } from '@/test/support/browsers/launch';
import type { BrowserName, Rig } from '@/test/support/browsers/rig';
import { readFromWindow } from '@/test/support/firefox/window';

/** A build in a folder of its own, which can become a newer version. */
export interface Updatable {
  dir: string;
  /** Installs a newer version over the running one. Chromium needs the same folder, Firefox the same id. */
  update(browser: Browser): Promise<void>;
  remove(): Promise<void>;
}

/** Copies a build so that it can be updated. */
export async function copyForUpdate(browser: BrowserName): Promise<Updatable> {
  const dir = await mkdtemp(join(tmpdir(), 'handset-update-'));
  await cp(buildOf(browser), dir, { recursive: true });
  return {
    dir,
    async update(running) {
      await raiseVersion(join(dir, 'manifest.json'));
      await running.installExtension(dir);
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

async function raiseVersion(path: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path, 'utf8')) as { version: string };
  const version = `${manifest.version}.1`;
  await writeFile(path, JSON.stringify({ ...manifest, version }));
}

/** Switches the extension off or on, as the rep does on the browser's own page. */
export async function setEnabled({ name, origin }: Rig, browser: Browser, isEnabled: boolean) {
  if (name === 'firefox') return askAddonManager(browser, isEnabled ? 'enable' : 'disable');
  const page = await browser.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(
    async (id, enabled) => {
      const { management } = Reflect.get(globalThis, 'chrome') as {
        management: { setEnabled(id: string, isEnabled: boolean): Promise<void> };
      };
      await management.setEnabled(id, enabled);
    },
    new URL(origin).hostname,
    isEnabled,
  );
  await page.close();
}

/** Removes the extension, as the rep does on the browser's own page. */
export async function removeExtension({ name, origin }: Rig, browser: Browser): Promise<void> {
  if (name === 'firefox') return askAddonManager(browser, 'uninstall');
  await browser.uninstallExtension(new URL(origin).hostname);
}

async function askAddonManager(browser: Browser, method: 'enable' | 'disable' | 'uninstall') {
  await readFromWindow(
    browser,
    `const { AddonManager } = ChromeUtils.importESModule("resource://gre/modules/AddonManager.sys.mjs");
     const addon = await AddonManager.getAddonByID("${FIREFOX_ID}");
     await addon.${method}();`,
  );
}
