import type { Page } from 'puppeteer-core';

/** Records from now on what a screen reader announces of a page: each change in its live regions. */
export function startListening(page: Page): Promise<void> {
  return page.evaluate(listen);
}

/** What was announced so far, in order. What is said again at once counts once. */
export function heardOn(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'announced') as string[]);
}

/**
 * Runs in the page. Only regions that were there before a change are heard, and nothing that is hidden. A
 * status or alert is read out whole, any other region only where it changed.
 */
function listen(): void {
  const regions = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]';
  const announced: string[] = [];
  const known = new WeakSet(document.querySelectorAll(regions));
  Object.assign(window, { announced });
  new MutationObserver((records) => {
    for (const text of records.flatMap(readOut).map(textOf))
      if (text && announced.at(-1) !== text) announced.push(text);
    for (const region of document.querySelectorAll(regions)) known.add(region);
  }).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ['aria-live'],
  });

  function readOut({ type, target, addedNodes }: MutationRecord): Node[] {
    if (type === 'attributes') return [];
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest(regions);
    if (!region || !known.has(region) || element?.closest('[aria-hidden=true]')) return [];
    if (region.matches('[role]')) return [region];
    return addedNodes.length > 0 ? [...addedNodes] : [target];
  }

  function textOf(node: Node): string {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const pieces = [node.nodeValue];
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (!parentElement?.closest('[aria-hidden=true]')) pieces.push(nodeValue);
    }
    return pieces
      .join(' ')
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  }
}
