import { fileURLToPath } from 'node:url';
import { launchChromium } from '@/test/support/chromium/launch';
import { launchFirefox } from '@/test/support/firefox/launch';
import type { BrowserName, Rig, RigOptions } from './rig';

/** Both browsers, for `describe.each`. */
export const browserNames: readonly BrowserName[] = ['chromium', 'firefox'];

/**
 * Folder of a build. `granted` is the build whose hosts the browser grants at install, as a rep
 * would grant them afterwards; test/structure.test.ts holds that it differs in nothing else.
 */
export function buildOf(browser: BrowserName, mode: 'plain' | 'granted' = 'granted'): string {
  const target = browser === 'firefox' ? 'firefox-mv3' : 'chrome-mv3';
  const folder = mode === 'granted' ? `${target}-granted` : target;
  return fileURLToPath(new URL(`../../../.output/${folder}`, import.meta.url));
}

/** Starts a browser with the extension in it. */
export function launch(browser: BrowserName, options: Partial<RigOptions> = {}): Promise<Rig> {
  const start = browser === 'firefox' ? launchFirefox : launchChromium;
  return start({ extensionDir: buildOf(browser), ...options });
}
