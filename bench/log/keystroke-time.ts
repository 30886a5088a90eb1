import type { Page } from 'puppeteer-core';
import { median } from '@/bench/table';

const FIELD = 'search input';
const TOTAL = '.pager-total';
/** Typed in turn. Each finds another number of calls than the one before. */
const SEARCHES = ['contact 1', 'contact 12', 'contact'];
const ROUNDS = 4;

/** Returns the time in ms from a keystroke in the calls table's search until its result is painted. */
export async function keystrokeTime(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const text of SEARCHES) times.push(await page.evaluate(timeSearch, FIELD, TOTAL, text));
  }
  return median(times);
}

/** Runs in the page. */
async function timeSearch(field: string, total: string, text: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>(field);
  if (!input) throw new Error('no search field');
  const before = document.querySelector(total)?.textContent;
  input.value = text;
  const from = performance.now();
  input.dispatchEvent(new Event('input', { bubbles: true }));
  do {
    await new Promise(requestAnimationFrame);
    if (performance.now() - from > 10_000) throw new Error('the search changed nothing');
  } while (document.querySelector(total)?.textContent === before);
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - from;
}
