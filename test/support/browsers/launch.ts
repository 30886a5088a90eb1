import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installInChromium, startChromium } from '@/test/support/chromium/launch';
import { installInFirefox, startFirefox } from '@/test/support/firefox/launch';
import type { BrowserName, Rig, RigOptions, RunningBrowser } from './rig';
import { shareBrowser } from './shared-browsers';

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

const starts = { chromium: startChromium, firefox: startFirefox };
const installs = { chromium: installInChromium, firefox: installInFirefox };

/**
 * Starts a browser with the extension. Without options of the browser itself, it may be one that an earlier
 * file closed.
 */
export async function launch(name: BrowserName, options: Partial<RigOptions> = {}): Promise<Rig> {
  const { extensionDir, ...ofBrowser } = options;
  if (Object.keys(ofBrowser).length > 0) {
    const running = await starts[name](ofBrowser);
    return install(name, running, { extensionDir: extensionDir ?? buildOf(name), ...ofBrowser });
  }
  const running = await shareBrowser(name, () => starts[name]({}));
  if (extensionDir) return install(name, running, { extensionDir });
  const copy = await copyBuild(name);
  const release = async (id: string) => {
    await running.release(id);
    await copy.remove();
  };
  return install(name, { ...running, release }, { extensionDir: copy.dir });
}

/** Copies the build to a new folder. Chromium derives the address and the data of an extension from its folder. */
async function copyBuild(name: BrowserName): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'handset-build-'));
  await cp(buildOf(name), dir, { recursive: true });
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

function install(name: BrowserName, running: RunningBrowser, options: RigOptions): Promise<Rig> {
  return installs[name](running, options).catch(async (error) => {
    await running.end();
    throw error;
  });
}
