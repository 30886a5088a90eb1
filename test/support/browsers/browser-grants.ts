import type { Browser, Page } from 'puppeteer-core';
import { runInWindow } from '@/test/support/firefox/window';

const ALL_SITES = ['http://*/*', 'https://*/*'];

/** Withdraws access to sites, all by default, like Firefox's add-ons page. */
export async function withdrawInFirefox(
  browser: Browser,
  extensionId: string,
  patterns: readonly string[] = ALL_SITES,
): Promise<void> {
  await runInWindow(
    browser,
    `(async () => {
      const { ExtensionPermissions } = ChromeUtils.importESModule(
        "resource://gre/modules/ExtensionPermissions.sys.mjs",
      );
      const { extension } = WebExtensionPolicy.getByID("${extensionId}");
      const origins = ${JSON.stringify(patterns)};
      await ExtensionPermissions.remove("${extensionId}", { permissions: [], origins }, extension);
    })()`,
  );
}

/** The used part of the API of Chromium's extensions page. */
interface ExtensionsPage {
  updateExtensionConfiguration(change: object): Promise<void>;
  addHostPermission(extensionId: string, pattern: string): Promise<void>;
  removeHostPermission(extensionId: string, pattern: string): Promise<void>;
}

/** Withdraws access to one site on Chromium's extensions page. */
export async function withdrawInChromium(
  extensionsPage: Page,
  extensionId: string,
  pattern: string,
): Promise<void> {
  await extensionsPage.evaluate(
    async (id, site) => {
      const { developerPrivate } = Reflect.get(globalThis, 'chrome') as {
        developerPrivate: ExtensionsPage;
      };
      await developerPrivate.removeHostPermission(id, site);
    },
    extensionId,
    pattern,
  );
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
