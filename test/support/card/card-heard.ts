import type { Page } from 'puppeteer-core';
import type { Rig } from '@/test/support/browsers/rig';
import { HOST } from './card';

/** What a screen reader gets of the card's live regions. */
export interface HeardOnCard {
  /** What was announced, in order. What is said again at once counts once. */
  announced: string[];
  /** What came into the card with a region of its own: screen readers announce none of it. */
  bornSpeaking: string[];
}

/** Records from now on what a screen reader announces of the card, which must be there. */
export async function listenToCard(rig: Rig, page: Page): Promise<void> {
  await rig.insideClosedRoot(page, HOST, listen);
}

/** Returns what was announced so far; `undefined` while no card is there. */
export function heardOnCard(rig: Rig, page: Page): Promise<HeardOnCard | undefined> {
  return rig.insideClosedRoot(page, HOST, (root) => Reflect.get(root, 'heard') as HeardOnCard);
}

/** Runs in the page. The card draws its texts from attributes. */
function listen(root: ShadowRoot): true {
  const regions = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]';
  const heard: HeardOnCard = { announced: [], bornSpeaking: [] };
  Reflect.set(root, 'heard', heard);
  const known = new WeakSet(root.querySelectorAll(regions));
  new MutationObserver((records) => {
    for (const { target } of records) {
      const region = target instanceof Element ? target.closest(regions) : null;
      const words = region && known.has(region) && wordsOf(region);
      if (words && heard.announced.at(-1) !== words) heard.announced.push(words);
    }
    for (const region of root.querySelectorAll(regions)) {
      if (!known.has(region) && wordsOf(region)) heard.bornSpeaking.push(wordsOf(region));
      known.add(region);
    }
  }).observe(root, { subtree: true, childList: true, attributeFilter: ['data-text'] });
  return true;

  function wordsOf(region: Element): string {
    const pieces = [region, ...region.querySelectorAll('[data-text]')];
    const words = pieces.map((piece) => piece.getAttribute('data-text') ?? '').join(' ');
    return words
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  }
}
