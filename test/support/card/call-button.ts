import type { Frame, Page } from 'puppeteer-core';
import type { Box } from '@/lib/page/dom/geometry';
import { waitUntil } from '@/test/support/wait';
import { HOST, readUnchanged } from './card';

/** Maximum width of the call button in pixels. The card is wider. */
const MAX_BUTTON_WIDTH = 60;

/** A marked number and its call button, in CSS pixels of the frame's viewport. */
interface SeenNumber {
  /** Boxes of the number, one for each line or part of a line. */
  lines: Box[];
  button?: { box: Box; gap: number; inView: boolean };
}

/** Position of the call button relative to its number and other text. */
export interface SeenButton {
  box: Box;
  /** Distance to the nearest line of the number in pixels. */
  gap: number;
  /** Whether the whole button is in the viewport. */
  inView: boolean;
  /** Visible texts and frames that it covers. */
  covers: string[];
}

/** Rests the pointer on a marked number until the call button is there and does not move. */
export async function restOn(page: Page, frame: Frame, text: string): Promise<SeenButton> {
  await leaveNumbers(page);
  await showFrame(frame);
  const { lines } = await waitUntil(() => frame.evaluate(look, HOST, text, true), text);
  const { x, y } = await inPage(frame, lines[0]);
  await page.mouse.move(x - 8, y + 3);
  await page.mouse.move(x, y, { steps: 4 });
  return waitUntil(() => readStill(frame, text), `a button beside ${text}`);
}

/** Moves the pointer off every number, until no frame shows a button. */
export async function leaveNumbers(page: Page): Promise<void> {
  const stands = (frame: Frame) => frame.evaluate((host) => !!document.querySelector(host), HOST);
  for (const frame of page.frames()) {
    if (!frame.parentFrame() || !(await stands(frame))) continue;
    // Chromium does not tell a frame of another process that the pointer jumped out of it.
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

/** Returns the button beside a number once it no longer moves. */
export async function readStill(frame: Frame, text: string): Promise<SeenButton | undefined> {
  // The page is asked for frames, because a sandboxed frame runs no callbacks.
  const seen = await readUnchanged(frame.page(), async () => {
    return (await frame.evaluate(look, HOST, text, false))?.button;
  });
  if (!seen || seen.box.right - seen.box.left > MAX_BUTTON_WIDTH) return undefined;
  return { ...seen, covers: await frame.evaluate(textsUnder, HOST, seen.box) };
}

/** Returns the middle of a frame's box, in pixels of the page's viewport. */
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

/** Scrolls a frame into view. A cross-origin frame cannot do so itself. */
async function showFrame(frame: Frame): Promise<void> {
  const parent = frame.parentFrame();
  if (!parent) return;
  await showFrame(parent);
  const element = await frame.frameElement();
  await element?.evaluate((each) => each.scrollIntoView({ block: 'nearest' }));
}

/** Runs in the page. Returns a marked number, scrolled into view if wanted, and its button. */
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

/** Runs in the page. Returns the texts under a box, in the document and in roots with marks. */
function textsUnder(host: string, box: Box): string[] {
  const meets = (other: Box) =>
    other.left < box.right &&
    other.right > box.left &&
    other.top < box.bottom &&
    other.bottom > box.top;
  /** Returns whether the text is visible, and not clipped, where the box covers this line. */
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
  // A frame shows no text along its edges.
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
