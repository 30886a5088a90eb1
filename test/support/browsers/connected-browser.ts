import type { Page } from 'puppeteer-core';
import type { Settings } from '@/lib/settings/table';
import type { SandboxOptionsInput } from '@/sandbox/options';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { connect } from '@/test/support/own-pages/connect';
import { waitUntil } from '@/test/support/wait';
import { launch } from './launch';
import type { BrowserName, Rig, RigOptions } from './rig';

/** Approximate size of a popup in Chrome and Firefox. */
const POPUP_SIZE = { width: 380, height: 600 };

/** How a connected browser is set up. */
export interface ConnectedBrowserOptions {
  sandbox?: SandboxOptionsInput;
  settings?: Partial<Settings>;
  /** Base URL to connect to instead of the sandbox. */
  serviceUrl?: string;
  rig?: Partial<RigOptions>;
}

/** A browser with the extension, connected to its own sandbox. */
export interface ConnectedBrowser {
  rig: Rig;
  sandbox: RunningSandbox;
  /** The popup's page in a tab: reads the log and asks the background. */
  popup: Page;
  stop(): Promise<void>;
}

/** Opens a connected browser. By default its sandbox runs 20 times faster than real time. */
export async function openConnectedBrowser(
  browser: BrowserName,
  options: ConnectedBrowserOptions = {},
): Promise<ConnectedBrowser> {
  const sandbox = await startSandbox({ speed: 20, ...options.sandbox });
  const rig = await launch(browser, options.rig).catch(async (error) => {
    await sandbox.stop();
    throw error;
  });
  let connected: ConnectedBrowser | undefined;
  const stop = async () => {
    // A test may have started another browser in its place.
    await (connected?.rig ?? rig).close();
    await sandbox.stop();
  };
  try {
    const popup = await rig.openOwn('popup.html');
    const workspace = sandbox.workspaces[0];
    if (!workspace) throw new Error('The sandbox has no workspace');
    await connect(popup, { url: options.serviceUrl ?? sandbox.url, workspace }, options.settings);
    await reload(popup);
    await popup.setViewport(POPUP_SIZE);
    connected = { rig, sandbox, popup, stop };
    return connected;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reloads the popup, so that it starts connected. Firefox does not report when a reload ends, so this asks the page. */
async function reload(popup: Page): Promise<void> {
  await popup.evaluate(() => {
    Object.assign(window, { isOldDocument: true });
    location.reload();
  });
  await waitUntil(() => popup.evaluate(isReloaded), 'the popup to reload');
}

/** Runs in the page. */
function isReloaded(): boolean {
  return !Reflect.has(window, 'isOldDocument') && document.readyState === 'complete';
}
