import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { FIREFOX_ID } from '@/scripts/manifest';
import { closeEverything } from '@/test/support/browsers/close-everything';
import { copyInLanguage } from '@/test/support/browsers/in-language';
import { programOf } from '@/test/support/browsers/program';
import type { Rig, RigOptions, RunningBrowser } from '@/test/support/browsers/rig';
import { createTabs } from '@/test/support/browsers/tabs';
import { waitUntil } from '@/test/support/wait';
import { endEventPage } from './event-page';
import { keptProfile, newProfile } from './profile';
import { insideClosedRoot } from './roots';
import { runInWindow } from './window';

/** Starts Firefox without the extension, over WebDriver BiDi. */
export async function startFirefox({
  headed = false,
  display,
  downloads,
  profile,
  asksPermission = false,
  language,
  timeZone,
  managed,
}: Partial<RigOptions>): Promise<RunningBrowser> {
  const { folder, remove } = profile ? keptProfile(profile) : await newProfile();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programOf('firefox'),
    headless: !headed,
    // The tests have their own limits. A page of 100,000 rows can take longer than the driver's three minutes.
    protocolTimeout: 300_000,
    env: {
      ...process.env,
      ...(display && { DISPLAY: display }),
      ...(timeZone && { TZ: timeZone }),
      ...(managed && { HOME: await homeWith(managed) }),
    },
    userDataDir: folder,
    defaultViewport: headed ? null : { width: 1280, height: 800 },
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      ...preferences,
      ...(profile && keepsData),
      // Stands for a rep's click on "Allow".
      ...(!asksPermission && { 'extensions.webextOptionalPermissionPrompts': false }),
      ...(headed ? realFocus : silent),
      ...(language && { 'intl.accept_languages': language }),
      ...(downloads && downloadsInto(downloads)),
    },
  });
  const close = async () => {
    await closeEverything(browser);
    await remove();
  };
  const [emptyTab] = await browser.pages();
  return { browser, emptyTab, release: close, close };
}

/** Installs the extension in a browser without it. */
export async function installInFirefox(
  running: RunningBrowser,
  { extensionDir, language, profile }: RigOptions,
): Promise<Rig> {
  const { browser, release } = running;
  const uuid = profile ? uuidOf(profile) : randomUUID();
  await setUuid(browser, uuid);
  await browser.installExtension(
    language ? await copyInLanguage(extensionDir, language) : extensionDir,
  );
  const origin = `moz-extension://${uuid}`;
  return {
    name: 'firefox',
    origin,
    open: createTabs(running),
    openOwn: (path) => openOwn(browser, `${origin}/${path}`),
    insideClosedRoot: (page, host, read) => insideClosedRoot(browser, page, host, read),
    background: async () => {
      throw new Error('Firefox lets no driver into its event page');
    },
    killBackground: () => endEventPage(browser, FIREFOX_ID),
    closed: new Promise((resolve) => browser.once('disconnected', () => resolve())),
    close: () => release(FIREFOX_ID),
  };
}

/** Sets the UUID in the origin of the extension, which Firefox otherwise chooses at random and does not tell. */
async function setUuid(browser: Browser, uuid: string): Promise<void> {
  await runInWindow(
    browser,
    `{
      const name = "extensions.webextensions.uuids";
      const uuids = JSON.parse(Services.prefs.getStringPref(name, "{}"));
      Services.prefs.setStringPref(name, JSON.stringify({ ...uuids, "${FIREFOX_ID}": "${uuid}" }));
    }`,
  );
}

/**
 * Makes a home folder with the values of an administrator, where Firefox on Linux looks for them:
 * https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/Native_manifests
 */
async function homeWith(data: Record<string, unknown>): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'handset-home-'));
  const folder = join(home, '.mozilla/managed-storage');
  await mkdir(folder, { recursive: true });
  const manifest = { name: FIREFOX_ID, description: 'Policy', type: 'storage', data };
  await writeFile(join(folder, `${FIREFOX_ID}.json`), JSON.stringify(manifest));
  return home;
}

function downloadsInto(folder: string) {
  return { 'browser.download.folderList': 2, 'browser.download.dir': folder };
}

/** The same extension address at each start of a profile: its data belongs to that address. */
function uuidOf(profile: string): string {
  const hex = createHash('sha256').update(profile).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** A driver installs extensions for one run. Their data would go with them. */
const keepsData = {
  'extensions.webextensions.keepStorageOnUninstall': true,
  'extensions.webextensions.keepUuidOnUninstall': true,
};

/**
 * Drivers make every page believe that it has the focus. Then keys do not reach a popup. Firefox itself draws
 * notifications, which a display without a desktop would not show.
 */
const realFocus = { 'focusmanager.testmode': false, 'alerts.useSystemBackend': false };

/** Recordings play on machines without a sound card too. */
const silent = { 'media.cubeb.force_mock_context': true };

const preferences = {
  'media.autoplay.default': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.aboutwelcome.enabled': false,
  'ui.prefersReducedMotion': 0,
  // One content process for all web pages, kept alive. A new one per tab took an eighth of the processor time.
  'dom.ipc.processCount': 1,
  'dom.ipc.keepProcessesAlive.web': 1,
};

/** Going to a page of the extension never reports an end: the tab itself is asked where it is. */
async function openOwn(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  void page.goto(url).catch(() => {});
  await waitUntil(() => page.evaluate(isLoaded, url));
  await page.bringToFront();
  return page;
}

function isLoaded(url: string): boolean {
  return location.href.startsWith(url) && document.readyState === 'complete';
}
