import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Trial } from '@/test/attacks/attack';
import type { GuardName } from '@/test/attacks/guards';
import { hostilePage, type Lab, stageOn } from '@/test/support/attacks/lab';
import { waitUntil } from '@/test/support/wait';

const OURS = ['popup', 'options', 'dashboard', 'sidepanel'].map((name) => `${name}.html`);
const FILES = [...OURS, 'card.js', 'finder.js', 'manifest.json', 'icon/32.png'];

/** Runs in the page: which files of ours come when a page asks for them, in every way it can. */
async function load(urls: string[]): Promise<string[]> {
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
      setTimeout(resolve, 1000, false);
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
async function inWindows(lab: Lab, page: Page, urls: readonly string[]): Promise<string[]> {
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

async function framed(lab: Lab): Promise<string[]> {
  const urls = OURS.map((name) => `${lab.desk.rig.origin}/${name}`);
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

/** A page that frames another, as {@link openFramed} opened it. */
export type Framed = Awaited<ReturnType<typeof openFramed>>;

/** A page that frames another, of another origin, with the number in it. */
export async function openFramed(lab: Lab, style = '', more = '') {
  const inner = lab.site.serve(hostilePage(''), 'localhost');
  const html = `<!doctype html><title>Outer</title><body style="margin:0">
    <iframe src="${inner}" style="width:1000px;height:600px;border:0;${style}"></iframe>${more}`;
  const page = await lab.desk.rig.open(lab.site.serve(html));
  const frame = page.frames().find((each) => each.url() === inner);
  if (!frame) throw new Error('There is no frame');
  await waitUntil(() => frame.evaluate(() => CSS.highlights.size > 0), 'marks in the frame');
  const number = await frame.evaluate(() => {
    const { left, right, top, bottom } =
      document.getElementById('number')?.getBoundingClientRect() ?? new DOMRect();
    return { left, right, top, bottom };
  });
  return { page, frame, number };
}

/** Presses in turn, each a millisecond later after the pointer came than the one before. */
export const PRESSES = 30;
/** In Firefox the card comes back on top so often under a resting pointer, in milliseconds. */
const RAISE_MS = 200;

/**
 * What each of many presses on the button beside the number meets in the frame. They lie around the
 * moment at which the card comes back on top. The pointer is let go beside the button: none is a click.
 */
export async function pressesMeet({ page, frame, number }: Framed): Promise<string[]> {
  const { left, right, top, bottom } = number;
  const met = await frame.evaluateHandle(() => {
    const names: string[] = [];
    const onDown = ({ target }: Event) => names.push((target as Element).localName);
    addEventListener('pointerdown', onDown, { capture: true });
    return names;
  });
  await page.mouse.move(left + 60, top + 10, { steps: 4 });
  await sleep(700);
  for (let press = 0; press < PRESSES; press++) {
    await page.mouse.move(right + 22, (top + bottom) / 2, { steps: 2 });
    await sleep(RAISE_MS - PRESSES / 2 + press);
    await page.mouse.down();
    await page.mouse.move(left + 60, top + 10, { steps: 2 });
    await page.mouse.up();
    await sleep(60);
  }
  return met.jsonValue();
}

/** From the number's left bottom corner to the middle of Call. */
interface Offset {
  x: number;
  y: number;
}

const offsets = new WeakMap<Lab, Map<boolean, Promise<Offset>>>();

/**
 * Where Call is. No driver sees into the frame, so a page of its own tells. The card of a number that
 * was called before has a line more, so it is measured again after the first call.
 */
function offsetOfCall(lab: Lab): Promise<Offset> {
  const known = offsets.get(lab) ?? new Map<boolean, Promise<Offset>>();
  offsets.set(lab, known);
  const wasCalled = lab.desk.sandbox.calls().length > 0;
  const offset = known.get(wasCalled) ?? measureCall(lab);
  known.set(wasCalled, offset);
  return offset;
}

async function measureCall(lab: Lab): Promise<Offset> {
  const stage = await lab.stage();
  await stage.page.setViewport({ width: 1000, height: 600 });
  await stage.openCard();
  const call = await waitUntil(() => stage.callButton(), 'Call');
  const { left, bottom } = await stage.page.$eval('#number', (number) => {
    const box = number.getBoundingClientRect();
    return { left: box.left, bottom: box.bottom };
  });
  await stage.page.close();
  return { x: call.x - left, y: call.y - bottom };
}

/**
 * The rep rests on the number, presses the button beside it, and then where Call is in a frame; waits
 * `patience` times as long each time as a frame takes that is painted at its own pace. Where the card
 * opens in the top frame, in plain sight (Firefox), a press on it would be the rep's own: it ends there.
 */
export async function pressThrough(
  lab: Lab,
  { page, number }: Pick<Framed, 'page' | 'number'>,
  patience = 1,
): Promise<void> {
  const { left, right, top, bottom } = number;
  const call = await offsetOfCall(lab);
  await page.bringToFront();
  await page.mouse.move(left + 20, top - 30);
  await page.mouse.move(left + 60, top + 10, { steps: 4 });
  await sleep(700 * patience);
  for (const [x, y] of [
    [right + 22, (top + bottom) / 2],
    [left + call.x, bottom + call.y],
  ] as const) {
    if (await stageOn(lab, page).callButton()) return;
    await page.mouse.move(x, y, { steps: 5 });
    await sleep(600 * patience);
    await page.mouse.click(x, y);
    await sleep(400 * patience);
  }
}

/** Attacks by pages that frame ours, or somebody else's. */
export const framing: readonly Trial[] = [
  {
    name: 'a page that loads our files, if only to tell that Handset is there',
    guard: 'inaccessible',
    async run(lab) {
      const stage = await lab.stage();
      const urls = FILES.map((name) => `${lab.desk.rig.origin}/${name}`);
      const came = await stage.page.evaluate(load, urls);
      await stage.page.close();
      return came;
    },
  },
  { name: 'our pages in a frame or window of a page', guard: 'inaccessible', run: framed },
  ...veils.map(
    ({ what, style, more, guard, patience }): Trial => ({
      name: `a number in a frame that is ${what}`,
      guard,
      // Firefox opens the card in the top frame, in plain sight.
      seenIn: ['chromium'],
      async run(lab) {
        const { page, number } = await openFramed(lab, style, more);
        const calls = await lab.callsDuring(() => pressThrough(lab, { page, number }, patience));
        await page.close();
        return calls;
      },
    }),
  ),
];
