import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from 'puppeteer-core';

/** What somebody can do who broke into a content script's world. */
export interface Bridge {
  /** Sends the background any message, as our own content script would. */
  send(message: unknown): Promise<unknown>;
  /** Reads all that can be read from there, as one text. */
  readAll(): Promise<string>;
  /** Tries to write the administrator's values. */
  writePolicy(values: Record<string, unknown>): Promise<void>;
}

/**
 * Runs at the end of a content script: does for the page whatever it asks. `to` is the extension to
 * send to, its own without one.
 */
function openBridge(to: string | undefined): void {
  const own = to ? 'other' : 'broken';
  // A content script may be injected twice. A second bridge would send each message again.
  if (document.documentElement.hasAttribute(own)) return;
  const area = (name: string) => Reflect.get(api.storage ?? {}, name);
  const api = Reflect.get(globalThis, 'browser') ?? Reflect.get(globalThis, 'chrome');
  const tryAll = (acts: (() => unknown)[]) =>
    Promise.all(
      acts.map(async (act) => {
        try {
          return await act();
        } catch (error) {
          return String(error);
        }
      }),
    );
  const readDatabase = (name: string) =>
    new Promise((resolve) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => resolve('closed');
      opening.onsuccess = () => {
        const stores = [...opening.result.objectStoreNames];
        if (stores.length === 0) return resolve({ name, stores });
        const transaction = opening.result.transaction(stores);
        const rows = stores.map((store) => transaction.objectStore(store).getAll());
        transaction.oncomplete = () => resolve({ name, rows: rows.map(({ result }) => result) });
      };
    });
  const acts: Record<string, (what: unknown) => Promise<unknown>> = {
    send: (message) =>
      to ? api.runtime.sendMessage(to, message) : api.runtime.sendMessage(message),
    writePolicy: (values) =>
      tryAll([() => area('managed').set(values), () => area('local').set(values)]),
    readAll: () =>
      tryAll([
        ...['local', 'session', 'sync', 'managed'].flatMap((name) => [
          () => area(name).setAccessLevel({ accessLevel: 'TRUSTED_AND_UNTRUSTED_CONTEXTS' }),
          () => area(name).get(null),
        ]),
        () => indexedDB.databases(),
        () => readDatabase('handset-settings'),
        () => readDatabase('handset-calls'),
        () => caches.keys(),
        () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
        async () => (await fetch(api.runtime.getURL('popup.html'))).text(),
        () => api.extension.getBackgroundPage(),
        () => api.runtime.getBackgroundPage(),
        () => api.tabs.query({}),
        () => api.permissions.getAll(),
        () => api.cookies.getAll({}),
        () => api.scripting.getRegisteredContentScripts(),
      ]),
  };
  addEventListener(`${own}-ask`, async (event) => {
    const { id, act, what } = JSON.parse((event as CustomEvent<string>).detail);
    let answer: unknown;
    try {
      answer = (await acts[act]?.(what)) ?? null;
    } catch (error) {
      answer = { threw: String(error) };
    }
    const detail = JSON.stringify({ id, answer });
    dispatchEvent(new CustomEvent(`${own}-answer`, { detail }));
  });
  document.documentElement.toggleAttribute(own, true);
}

/** A copy of a build whose content script somebody broke into. */
export async function breakInto(
  extensionDir: string,
): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'handset-broken-'));
  await cp(extensionDir, dir, { recursive: true });
  await appendFile(join(dir, 'await-numbers.js'), `\n;(${openBridge})();\n`);
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** Another extension, with a bridge in every page, that talks to ours. */
export async function otherExtension(
  to: string,
): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'handset-other-'));
  const manifest = {
    manifest_version: 3,
    name: 'Another extension',
    version: '1',
    host_permissions: ['http://*/*'],
    content_scripts: [{ matches: ['http://*/*'], js: ['bridge.js'], run_at: 'document_end' }],
    browser_specific_settings: { gecko: { id: 'other@other.example' } },
  };
  await writeFile(join(dir, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(dir, 'bridge.js'), `(${openBridge})(${JSON.stringify(to)});`);
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** The bridge of a page or frame, ours broken into or the other extension's; waits until it stands. */
export async function bridgeOf(
  page: Page | Frame,
  whose: 'broken' | 'other' = 'broken',
): Promise<Bridge> {
  await page.waitForSelector(`html[${whose}]`);
  const ask = (act: string, what: unknown) =>
    page.evaluate(askOver, whose, act, JSON.stringify(what));
  return {
    send: async (message) => JSON.parse(await ask('send', message)),
    readAll: () => ask('readAll', null),
    writePolicy: async (values) => void (await ask('writePolicy', values)),
  };
}

/** Runs in the page. */
function askOver(whose: string, act: string, what: string): Promise<string> {
  const id = Math.random();
  return new Promise((resolve) => {
    addEventListener(`${whose}-answer`, (event) => {
      const answered = JSON.parse((event as CustomEvent<string>).detail);
      if (answered.id === id) resolve(JSON.stringify(answered.answer));
    });
    const detail = JSON.stringify({ id, act, what: JSON.parse(what) });
    dispatchEvent(new CustomEvent(`${whose}-ask`, { detail }));
  });
}
