import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installInChromium, startChromium } from '@/test/support/chromium/launch';
import { installInFirefox, startFirefox } from '@/test/support/firefox/launch';
import { takeFromPool } from './browser-pool';
import type { BrowserName, Rig, RigOptions, RunningBrowser } from './rig';

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

/** Starts a browser with the extension. Without special options, it comes from the pool if there is one. */
export async function launch(name: BrowserName, options: Partial<RigOptions> = {}): Promise<Rig> {
  const { extensionDir = buildOf(name), ...special } = options;
  if (Object.keys(special).length > 0)
    return install(name, await starts[name](special), { extensionDir, ...special });
  const running = await takeFromPool(name, () => starts[name]({}));
  const copy = await copyBuild(extensionDir);
  const release = async (id: string) => {
    await running.release(id);
    await copy.remove();
  };
  return install(name, { ...running, release }, { extensionDir: copy.dir });
}

/** Copies a build. In Chromium, origin and storage of an unpacked extension depend on its folder. */
async function copyBuild(extensionDir: string): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'handset-build-'));
  await cp(extensionDir, dir, { recursive: true });
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

function install(name: BrowserName, running: RunningBrowser, options: RigOptions): Promise<Rig> {
  return installs[name](running, options).catch(async (error) => {
    await running.close();
    throw error;
  });
}
