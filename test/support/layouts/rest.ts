import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Rig } from '@/test/support/browsers/rig';
import { leaveNumbers } from '@/test/support/card/call-button';
import { readCard } from '@/test/support/card/card';
import { pointTo } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** Longer than a number takes to be offered once the pointer rests on it, in milliseconds. */
const NOTHING_MS = 900;

/** A position in the viewport, in CSS pixels. */
export interface Position {
  x: number;
  y: number;
}

/** What the button beside a number says. */
export async function buttonName(rig: Rig, page: Page): Promise<string | undefined> {
  return (await readCard(rig, page))?.buttons[0]?.name;
}

/** Rests the pointer at a position of the page, and waits until the button calls this: a number, or its callee. */
export async function restUntilOffered(
  rig: Rig,
  page: Page,
  at: Position,
  called: string,
): Promise<void> {
  await leaveNumbers(page);
  await pointTo(page, at);
  let name: string | undefined;
  const isOffered = async () => {
    name = await buttonName(rig, page);
    return name === `Call ${called}`;
  };
  await waitUntil(isOffered, called, 6000).catch(() => {
    throw new Error(`Rested until the button would call ${called}. It says: ${name}`);
  });
}

/** Rests the pointer at a position of the page. Returns what is offered there after a while: nothing is expected. */
export async function offeredAt(rig: Rig, page: Page, at: Position): Promise<string | undefined> {
  await leaveNumbers(page);
  await pointTo(page, at);
  await sleep(NOTHING_MS);
  return buttonName(rig, page);
}

/** Returns the middle of an element, scrolled into view. */
export async function middleOf(page: Page, selector: string): Promise<Position> {
  const element = await waitUntil(() => page.$(selector), selector);
  await element.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = await waitUntil(() => element.boundingBox(), selector);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the middle of a text of the page, scrolled into view: of its first line, if it has several. */
export async function middleOfText(page: Page, text: string): Promise<Position> {
  return waitUntil(() => page.evaluate(findText, text), text);
}

/** Runs in the page. Texts that elements or lines cut are found by their beginning. */
function findText(text: string): Position | null {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = (node as Text).data.indexOf(text);
    if (start < 0) continue;
    node.parentElement?.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }
  return null;
}
