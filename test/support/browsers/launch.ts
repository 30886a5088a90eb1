import { fileURLToPath } from 'node:url';
import { launchChromium } from '@/test/support/chromium/launch';
import { launchFirefox } from '@/test/support/firefox/launch';
import type { BrowserName, Rig, RigOptions } from './rig';

/** Both browsers, for `describe.each`. */
export const browserNames: readonly BrowserName[] = ['chromium', 'firefox'];

/**
 * Returns the folder of a build. `granted` is the build whose hosts are granted at install, instead of
 * later by the rep.
 */
export function buildOf(browser: BrowserName, mode: 'plain' | 'granted' = 'granted'): string {
  const target = browser === 'firefox' ? 'firefox-mv3' : 'chrome-mv3';
  const folder = mode === 'granted' ? `${target}-granted` : target;
  return fileURLToPath(new URL(`../../../.output/${folder}`, import.meta.url));
}

/** Starts a browser with the extension. */
export function launch(browser: BrowserName, options: Partial<RigOptions> = {}): Promise<Rig> {
  const start = browser === 'firefox' ? launchFirefox : launchChromium;
  return start({ extensionDir: buildOf(browser), ...options });
}
