import type { Page } from 'puppeteer-core';

/** Records from now on the live regions that come into a page with their text: screen readers announce none of it. */
export function watchLiveRegions(page: Page): Promise<void> {
  return page.evaluate(watch);
}

/** Returns what came with its text so far, as `element: text`. */
export function bornSpeakingOn(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'bornSpeaking') as string[]);
}

/**
 * Runs in the page. An alert is announced when it comes, so it may bring its text. The help of a field is read with
 * the field.
 */
function watch(): void {
  const regions = '[role=status], [aria-live=polite]';
  const bornSpeaking: string[] = [];
  Object.assign(window, { bornSpeaking });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement) || !node.isConnected) continue;
      for (const region of [node, ...node.querySelectorAll<HTMLElement>(regions)]) {
        const words = region.innerText.replaceAll(/\s+/g, ' ').trim();
        if (region.matches(regions) && !region.matches('.field-notes') && words)
          bornSpeaking.push(`${region.localName}.${region.className}: ${words.slice(0, 80)}`);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}
