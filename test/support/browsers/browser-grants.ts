import type { Browser, Page } from 'puppeteer-core';
import { runInWindow } from '@/test/support/firefox/window';

/** Withdraws access to all sites, like Firefox's add-ons page. */
export async function withdrawAllInFirefox(browser: Browser, extensionId: string): Promise<void> {
  await runInWindow(
    browser,
    `(async () => {
      const { ExtensionPermissions } = ChromeUtils.importESModule(
        "resource://gre/modules/ExtensionPermissions.sys.mjs",
      );
      const { extension } = WebExtensionPolicy.getByID("${extensionId}");
      const origins = ["http://*/*", "https://*/*"];
      await ExtensionPermissions.remove("${extensionId}", { permissions: [], origins }, extension);
    })()`,
  );
}

/** The used part of the API of Chromium's extensions page. */
interface ExtensionsPage {
  updateExtensionConfiguration(change: object): Promise<void>;
  addHostPermission(extensionId: string, pattern: string): Promise<void>;
}

/** Allows only these sites on Chromium's extensions page. An empty list withdraws all. */
export async function allowOnlyInChromium(
  extensionsPage: Page,
  extensionId: string,
  patterns: string[],
): Promise<void> {
  await extensionsPage.evaluate(
    async (id, sites) => {
      const { developerPrivate } = Reflect.get(globalThis, 'chrome') as {
        developerPrivate: ExtensionsPage;
      };
      const hostAccess = sites.length > 0 ? 'ON_SPECIFIC_SITES' : 'ON_CLICK';
      await developerPrivate.updateExtensionConfiguration({ extensionId: id, hostAccess });
      for (const site of sites) await developerPrivate.addHostPermission(id, site);
    },
    extensionId,
    patterns,
  );
}
