import type { Page } from 'puppeteer-core';
import { waitUntil } from '@/test/support/wait';

/**
 * What a row of the popup's log says, its pieces joined by spaces. Read from the text nodes: a row below
 * the fold has no `innerText`, since its contents are not laid out (`content-visibility`).
 */
export function readLogRows(popup: Page): Promise<string[]> {
  return popup.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.log .call-row')].map((row) => {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const pieces: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (node.parentElement?.checkVisibility()) pieces.push(node.nodeValue ?? '');
      }
      return pieces.join(' ').replaceAll(/\s+/g, ' ').trim();
    }),
  );
}

/** Waits for a row that matches, and returns its text. */
export function rowSaying(popup: Page, words: RegExp, ms?: number): Promise<string> {
  return waitUntil(
    async () => (await readLogRows(popup)).find((row) => words.test(row)),
    `a call in the log that says ${words}`,
    ms,
  );
}

/** Opens the details of the first row that matches, unless they are open. */
export async function openRow(popup: Page, words: RegExp): Promise<void> {
  await rowSaying(popup, words);
  const index = (await readLogRows(popup)).findIndex((row) => words.test(row));
  const row = (await popup.$$('.log .call-row'))[index];
  if (!row) throw new Error(`No call in the log says ${words}`);
  const isOpen = () => row.evaluate((button) => button.getAttribute('aria-expanded') === 'true');
  // Rows get their height as they come into view: the first press may miss.
  const open = async () => {
    if (!(await isOpen())) await row.click();
    return waitUntil(isOpen, 'the row to open', 1_000);
  };
  await waitUntil(open, 'the row to open');
}

/** Most presses that fail because the page has just redrawn the button. */
const MAX_FAILED_PRESSES = 5;

/** Presses a button by its accessible name or words, once it can be pressed. */
export async function pressIn(page: Page, name: RegExp, ms?: number): Promise<void> {
  const find = async () => {
    for (const button of await page.$$('button:not(:disabled, [aria-disabled=true])')) {
      const words = await button.evaluate((each) => each.ariaLabel ?? each.innerText);
      if (name.test(words)) return button;
    }
    return undefined;
  };
  let failure: unknown;
  for (let press = 0; press < MAX_FAILED_PRESSES; press++) {
    const button = await waitUntil(find, `a button ${name}`, ms);
    // No time limit: a press that was given up could still arrive, in addition to the next one.
    try {
      return await button.click();
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(`The button ${name} could not be pressed`, { cause: failure });
}

/** Opens a menu by its button and presses an item of it. A press that the page missed is made again. */
export async function chooseIn(page: Page, menu: RegExp, item: RegExp): Promise<void> {
  const choose = async () => {
    await pressIn(page, menu, 2_000);
    await pressIn(page, item, 2_000);
    return true;
  };
  await waitUntil(choose, `${item} in the menu ${menu}`);
}

/** How far the recording has played, in seconds. */
export function playedSeconds(popup: Page): Promise<number> {
  return popup.evaluate(
    () => document.querySelector<HTMLInputElement>('.player-bar')?.valueAsNumber ?? 0,
  );
}
