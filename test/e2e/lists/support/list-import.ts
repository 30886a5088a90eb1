import { basename } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import type { QueueItem } from '@/lib/queue/model';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { choose } from '@/test/support/own-pages/dashboard-page';
import { waitUntil } from '@/test/support/wait';

/** Opens the part of the queue's view that adds lists. */
export async function openListImport(page: Page): Promise<void> {
  await page.waitForSelector('details.add-list');
  await page.$eval('details.add-list', (details) => details.setAttribute('open', ''));
}

/** Chooses a file for the queue, and waits until it was read. */
export async function chooseListFile(page: Page, path: string, ms?: number): Promise<void> {
  const input = await page.waitForSelector('.add-list input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  const isRead = () => page.evaluate(isListRead, basename(path));
  await waitUntil(isRead, `${basename(path)} to be read`, ms);
}

/** Runs in the page. */
function isListRead(file: string): boolean {
  const shown = document.querySelector('.list-file')?.textContent ?? '';
  return shown.includes(file) && document.querySelector('.list-counts') !== null;
}

/** Returns what the preview says in its line of counts. */
export function listCounts(page: Page): Promise<string> {
  return page.$eval('.list-counts', (counts) => counts.textContent ?? '');
}

/** Answers the question whose text has these words. */
export async function chooseAnswer(page: Page, words: string, answer: string): Promise<void> {
  const id = await page.$$eval(
    '.list-questions label',
    (labels, part) =>
      (labels as HTMLLabelElement[]).find((label) => label.innerText.includes(part))?.htmlFor,
    words,
  );
  if (!id) throw new Error(`Nothing is asked about ${words}`);
  await choose(page, id, answer);
}

/** Returns everyone who waits in the queue. */
export async function queuedItems(page: Page): Promise<QueueItem[]> {
  const items: QueueItem[] = [];
  for (let offset = 0; ; offset += 100) {
    const answer = await askBackground(page, 'queue', { offset, limit: 100 });
    if (!answer.ok) throw new Error(answer.error.code);
    items.push(...answer.value.items);
    if (items.length >= answer.value.waiting) return items;
  }
}
