import { askPage } from '@/lib/messages/page-client';
import type { ListedNumber } from '@/lib/messages/to-page';
import { framesOf, injectContent } from '@/lib/platform/scripting';

/**
 * The numbers in a tab, each once, in the order of its frames. A page that was not looked through
 * yet is entered now, which the rep's click on the toolbar button allows (activeTab). `undefined`
 * where no extension may enter.
 */
export async function numbersOnPage(tabId: number): Promise<ListedNumber[] | undefined> {
  const first = await askPage({ tabId, frameId: 0 }, 'list-numbers', null);
  if (!first && !(await injectContent(tabId))) return undefined;
  const frames = await framesOf(tabId);
  const lists = await Promise.all(
    frames.map((frameId) => askPage({ tabId, frameId }, 'list-numbers', null)),
  );
  const firstOf = new Map<string, ListedNumber>();
  for (const number of lists.flatMap((list) => list ?? [])) {
    if (!firstOf.has(number.found.e164)) firstOf.set(number.found.e164, number);
  }
  return [...firstOf.values()];
}
