import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Trial } from '@/test/attacks/attack';
import type { GuardName } from '@/test/attacks/guards';
import type { AttackLab } from '@/test/support/attacks/lab';
import { waitUntil } from '@/test/support/wait';
import { pressInFrameBetween, pressInSandbox } from './frame-between';
import { type Embedding, openFramed, pressThrough } from './press-in-frame';

const OURS = ['popup', 'options', 'dashboard', 'sidepanel', 'strip'].map((name) => `${name}.html`);
const FILES = [...OURS, 'await-numbers.js', 'card.js', 'finder.js', 'manifest.json', 'icon/32.png'];

/** Maximum time for a file to come or to fail, in milliseconds. */
const ANSWER_MS = 1_000;

/** Runs in the page: which files of ours come when a page asks for them, in every way it can. */
async function load(urls: string[], answerMs: number): Promise<string[]> {
  const comes = (tag: 'img' | 'script' | 'link', url: string) =>
    new Promise<boolean>((resolve) => {
      const element = document.createElement(tag);
      element.addEventListener('load', () => resolve(true));
      element.addEventListener('error', () => resolve(false));
      if (element instanceof HTMLLinkElement) {
        element.rel = 'stylesheet';
        element.href = url;
      } else element.src = url;
      document.head.append(element);
      setTimeout(resolve, answerMs, false);
    });
  const came: string[] = [];
  for (const url of urls) {
    const ways = await Promise.all([
      comes('img', url),
      comes('script', url),
      comes('link', url),
      fetch(url, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
    ]);
    if (ways.includes(true)) came.push(url);
  }
  return came;
}

/** Runs in the page. */
function openWindow(url: string): void {
  try {
    open(url);
  } catch {
    // Firefox says that it will not.
  }
}

/** Pages of ours in windows that a page opened. A window of its own shows that it can open one. */
async function inWindows(lab: AttackLab, page: Page, urls: readonly string[]): Promise<string[]> {
  const control = lab.site.serve('<!doctype html><title>Window</title>');
  const known = new Set(await page.browser().pages());
  for (const url of [control, ...urls]) await page.evaluate(openWindow, url);
  const opened = async () => (await page.browser().pages()).filter((each) => !known.has(each));
  const isOpen = async () => (await opened()).some((each) => each.url() === control);
  await waitUntil(isOpen, 'a window of the page');
  await sleep(OPENS_MS);
  const titles: string[] = [];
  for (const each of await opened()) {
    if (each.url() !== control) titles.push(await each.title().catch(() => ''));
    await each.close();
  }
  return titles;
}

/** Time in which a window shows what it is to show, in milliseconds. */
const OPENS_MS = 1_500;

async function framed(lab: AttackLab): Promise<string[]> {
  const urls = OURS.map((name) => `${lab.connected.rig.origin}/${name}`);
  const stage = await lab.stage(urls.map((url) => `<iframe src="${url}"></iframe>`).join(''));
  const windows = await inWindows(lab, stage.page, urls);
  const titles = await Promise.all(
    stage.page.frames().map((frame) => frame.evaluate(() => document.title).catch(() => '')),
  );
  await stage.page.close();
  return [...titles, ...windows].filter((title) => title !== 'Hostile' && /handset/i.test(title));
}

interface Veil {
  what: string;
  style?: string;
  more?: string;
  /** How the page is embedded; in a frame by default. */
  tag?: Embedding;
  guard: GuardName;
  /** As {@link pressThrough} takes it. */
  patience?: number;
}

const cover = (colour: string) =>
  `<div style="position:fixed;inset:0;background:${colour};pointer-events:none">Prize</div>`;

/**
 * What a page does to the frame with somebody else's page in it, and what stops that in Chromium. A
 * frame that is covered whole is painted once a second there: without `vouch` alone the button is
 * still one that nobody saw. A cover that lets something through leaves the frame its pace.
 */
const veils: readonly Veil[] = [
  { what: 'faded', style: 'opacity:.01', guard: 'vouch' },
  { what: 'an embed, and faded', style: 'opacity:.01', tag: '<embed src=', guard: 'vouch' },
  { what: 'an object, and faded', style: 'opacity:.01', tag: '<object data=', guard: 'vouch' },
  {
    what: 'without credentials, and faded',
    style: 'opacity:.01',
    tag: '<iframe credentialless src=',
    guard: 'vouch',
  },
  { what: 'filtered', style: 'filter:opacity(1%)', guard: 'vouch' },
  {
    what: 'blended',
    style: 'mix-blend-mode:difference',
    more: '<style>html { background: #fff }</style>',
    guard: 'vouch',
  },
  { what: 'made small', style: 'transform:scale(.9)', guard: 'vouch' },
  { what: 'under a thin cover that lets clicks through', more: cover('#fffe'), guard: 'vouch' },
  {
    what: 'under a cover that lets clicks through',
    more: cover('#fff'),
    guard: 'painted',
    patience: 2,
  },
];

/** Runs in the page: whether it can fill a fenced frame, which is its own top frame and sees no page around it. */
function canFence(): boolean {
  const config: unknown = Reflect.get(window, 'FencedFrameConfig');
  if (typeof config !== 'function') return false;
  try {
    return Boolean(Reflect.construct(config, ['https://crm.example/']));
  } catch {
    return false;
  }
}

/** Attacks by pages that frame ours, or somebody else's. */
export const framing: readonly Trial[] = [
  {
    name: 'a page that loads our files, if only to tell that Handset is there',
    guard: 'inaccessible',
    async run(lab) {
      const stage = await lab.stage();
      const urls = FILES.map((name) => `${lab.connected.rig.origin}/${name}`);
      const came = await stage.page.evaluate(load, urls, ANSWER_MS);
      await stage.page.close();
      return came;
    },
  },
  {
    name: 'a fenced frame that the page fills itself',
    guard: 'browser',
    async run(lab) {
      const stage = await lab.stage();
      const can = await stage.page.evaluate(canFence);
      await stage.page.close();
      return can ? ['A page can fill a fenced frame'] : [];
    },
  },
  {
    name: 'a number of a trusted site, framed by another site in a page of a trusted site',
    guard: 'no-frame-between',
    // Firefox opens the card in the tab's page.
    browsers: ['chromium'],
    run: pressInFrameBetween,
  },
  {
    name: 'a number in a sandboxed frame of a trusted site',
    guard: 'own-origin',
    // Firefox opens the card in the tab's page.
    browsers: ['chromium'],
    run: pressInSandbox,
  },
  { name: 'our pages in a frame or window of a page', guard: 'inaccessible', run: framed },
  ...veils.map(
    ({ what, style, more, tag, guard, patience }): Trial => ({
      name: `a number in a frame that is ${what}`,
      guard,
      // Firefox opens the card in the top frame, in plain sight.
      seenIn: ['chromium'],
      async run(lab) {
        const { page, number } = await openFramed(lab, style, more, tag);
        const calls = await lab.callsDuring(() => pressThrough(lab, { page, number }, patience));
        await page.close();
        return calls;
      },
    }),
  ),
];
