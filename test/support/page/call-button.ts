import type { Frame, Page } from 'puppeteer-core';
import type { Box } from '@/lib/page/dom/geometry';
import { waitUntil } from '@/test/support/wait';
import { HOST } from './card';

/** Widest that anything of ours is which is still the small button and not the card, in pixels. */
const WIDEST = 60;

/** A marked number and the button at it, in CSS pixels of its frame's viewport. */
interface SeenNumber {
  /** Its boxes, one a line or piece of one. */
  lines: Box[];
  button?: { box: Box; gap: number; inView: boolean };
}

/** How the call button stands to its number and to all that is read. */
export interface SeenButton {
  box: Box;
  /** Pixels between it and the nearest line of the number. */
  gap: number;
  /** Whether all of it is in the viewport. */
  inView: boolean;
  /** Texts in sight, and frames, that it lies over. */
  covers: string[];
}

/** Rests the pointer on a marked number until the call button stands still beside it. */
export async function restOn(page: Page, frame: Frame, text: string): Promise<SeenButton> {
  await leave(page);
  await showFrame(frame);
  const { lines } = await waitUntil(() => frame.evaluate(look, HOST, text, true), text);
  const { x, y } = await inPage(frame, lines[0]);
  await page.mouse.move(x - 8, y + 3);
  await page.mouse.move(x, y, { steps: 4 });
  return waitUntil(() => readStill(frame, text), `a button beside ${text}`);
}

/** Takes the pointer off every number, until no button stands in any frame. */
export async function leave(page: Page): Promise<void> {
  const stands = (frame: Frame) => frame.evaluate((host) => !!document.querySelector(host), HOST);
  for (const frame of page.frames()) {
    if (!frame.parentFrame() || !(await stands(frame))) continue;
    // Chromium tells a frame of another process nothing of a pointer that jumps out of it.
    const corner = await frame.evaluate(() => [innerWidth - 4, innerHeight - 4] as const);
    const [left, top] = corner;
    const { x, y } = await inPage(frame, { left, top, right: left, bottom: top });
    await page.mouse.move(x, y);
  }
  await page.mouse.move(3, 3);
  await waitUntil(
    async () => !(await Promise.all(page.frames().map(stands))).includes(true),
    'the button to go',
  );
}

/** The button beside a number, once it no longer moves. */
export async function readStill(frame: Frame, text: string): Promise<SeenButton | undefined> {
  const before = await frame.evaluate(look, HOST, text, false);
  // Of the page, because a sandboxed frame runs no callbacks.
  await frame.page().evaluate(twoFrames);
  const after = await frame.evaluate(look, HOST, text, false);
  const still = JSON.stringify(before?.button) === JSON.stringify(after?.button);
  const seen = still ? after?.button : undefined;
  if (!seen || seen.box.right - seen.box.left > WIDEST) return undefined;
  return { ...seen, covers: await frame.evaluate(textsUnder, HOST, seen.box) };
}

/** The middle of a box of a frame, in pixels of the page's viewport. */
async function inPage(frame: Frame, box: Box | undefined): Promise<{ x: number; y: number }> {
  if (!box) throw new Error('The number is not drawn');
  let [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  for (let at: Frame | null = frame; at; at = at.parentFrame()) {
    const element = await at.frameElement();
    const edge = await element?.evaluate((each) => {
      const { left, top } = each.getBoundingClientRect();
      return { left: left + each.clientLeft, top: top + each.clientTop };
    });
    x += edge?.left ?? 0;
    y += edge?.top ?? 0;
  }
  return { x, y };
}

/** Brings a frame into view: a frame of another origin cannot do so itself. */
async function showFrame(frame: Frame): Promise<void> {
  const parent = frame.parentFrame();
  if (!parent) return;
  await showFrame(parent);
  const element = await frame.frameElement();
  await element?.evaluate((each) => each.scrollIntoView({ block: 'nearest' }));
}

/** Runs in the page: what was drawn for the first time is put into its place by then. */
function twoFrames(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Runs in the page: reads a marked number, scrolled into view if wanted, and the button at it. */
function look(host: string, text: string, show: boolean): SeenNumber | undefined {
  const range = [...CSS.highlights]
    .filter(([name]) => name.startsWith('handset-'))
    .flatMap(([, highlight]) => [...highlight])
    .map(({ startContainer, startOffset, endContainer, endOffset }) => {
      const live = document.createRange();
      live.setStart(startContainer, startOffset);
      live.setEnd(endContainer, endOffset);
      return live;
    })
    .find((live) => live.toString() === text);
  if (!range) return undefined;
  if (show) range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
  const boxOf = ({ left, top, right, bottom }: Box) => ({ left, top, right, bottom });
  const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(boxOf);
  const surface = document.querySelector(host)?.firstElementChild;
  if (!surface) return { lines };
  const box = boxOf(surface.getBoundingClientRect());
  const away = (line: Box) =>
    Math.hypot(
      Math.max(line.left - box.right, box.left - line.right, 0),
      Math.max(line.top - box.bottom, box.top - line.bottom, 0),
    );
  const inView =
    box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return { lines, button: { box, gap: Math.min(...lines.map(away)), inView } };
}

/** Runs in the page: what is read under a box, in the document and the roots that hold marks. */
function textsUnder(host: string, box: Box): string[] {
  const meets = (other: Box) =>
    other.left < box.right &&
    other.right > box.left &&
    other.top < box.bottom &&
    other.bottom > box.top;
  /** Whether what is drawn where the box lies over this line is this text, and not clipped. */
  const isSeen = (line: Box, parent: Element) => {
    const x = (Math.max(line.left, box.left) + Math.min(line.right, box.right)) / 2;
    const y = (Math.max(line.top, box.top) + Math.min(line.bottom, box.bottom)) / 2;
    const root = parent.getRootNode() as Document | ShadowRoot;
    const beneath = root.elementsFromPoint(x, y).find((each) => each.localName !== host);
    return parent.contains(beneath ?? null);
  };
  const isUnder = (text: Node) => {
    const parent = text.parentElement ?? (text.getRootNode() as ShadowRoot).host;
    const words = document.createRange();
    words.selectNodeContents(text);
    return [...words.getClientRects()].some((line) => meets(line) && isSeen(line, parent));
  };
  const textsIn = (root: Node) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.textContent?.trim()) texts.push(text);
    }
    return texts;
  };
  const rootsAround = (node: Node): Node[] => {
    const root = node.getRootNode();
    return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [root];
  };
  const marked = [...CSS.highlights.values()].flatMap((each) => [...each]);
  const roots = new Set(marked.flatMap(({ startContainer }) => rootsAround(startContainer)));
  // Along its edges a frame shows nothing that is read.
  const frames = [...document.querySelectorAll('iframe')].filter((frame) => {
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    return meets({ left: left + 8, top: top + 8, right: right - 8, bottom: bottom - 8 });
  });
  return [
    ...[...roots]
      .flatMap(textsIn)
      .filter(isUnder)
      .map(({ textContent }) => `${textContent}`),
    ...frames.map(({ title }) => `frame ${title}`),
  ];
}
