import { askPage } from '@/lib/messages/page-client';
import type { ListedNumber } from '@/lib/messages/to-page';
import { framesOf, injectCard, injectFinder, isFinding } from '@/lib/platform/scripting';

/**
 * The numbers in a tab, each once, in the order of its frames. A page that was not looked through
 * yet is entered now, which the rep's click on the toolbar button allows (activeTab). `undefined`
 * where no extension may enter.
 */
export async function numbersOnPage(tabId: number): Promise<ListedNumber[] | undefined> {
  if (!(await isFinding(tabId)) && !(await injectFinder(tabId))) return undefined;
  const frames = await framesOf(tabId);
  const lists = await Promise.all(frames.map((frameId) => listIn(tabId, frameId)));
  const firstOf = new Map<string, ListedNumber>();
  for (const number of lists.flatMap((list) => list ?? [])) {
    if (!firstOf.has(number.found.e164)) firstOf.set(number.found.e164, number);
  }
  return [...firstOf.values()];
}

/** What one frame holds; its call card tells. */
async function listIn(tabId: number, frameId: number): Promise<ListedNumber[] | undefined> {
  await injectCard(tabId, frameId);
  return askPage({ tabId, frameId }, 'list-numbers', null);
}
