import { isElement } from '@/lib/page/dom/tree';
import { readDialLink } from '@/lib/phone/candidates/dial-link';

/** Link targets that name a number: `tel:` and similar schemes, and WhatsApp's web addresses. */
const TARGET =
  /^\s*(?:(?:tel|callto|sms|smsto|sips?|skype|whatsapp):|https:\/\/(?:wa\.me|api\.whatsapp\.com)\/)/i;

/** Links of texts and drawings, and the areas of image maps. */
const LINKS = 'a,area';

/** Minimum digits of a dial link. */
const ENOUGH_DIGITS = /(?:\d\D*){5}/;

/** Returns the dial links under a node, and the node itself if it is one. */
export function dialLinksUnder(root: ParentNode): Element[] {
  // A selector for the targets would take the browser ten times as long as all links.
  const links = [...root.querySelectorAll(LINKS)].filter(isDialLink);
  return isElement(root) && root.matches(LINKS) && isDialLink(root) ? [root, ...links] : links;
}

/**
 * Returns whether there may be links in a list; true without a list. A live collection, because the
 * browser keeps its answer until the list changes: to query each of 4,000 rows took a tenth of their time.
 */
export function mayHoldLinks(list: Element | null): boolean {
  return list?.getElementsByTagNameNS('*', 'a').item(0) !== null;
}

/** Returns the dial link that an element is, or is inside of. */
export function dialLinkAround(element: Element | null): Element | null {
  const link = element?.closest(LINKS) ?? null;
  return link && isDialLink(link) && dialText(link) ? link : null;
}

function isDialLink(link: Element): boolean {
  const target = addressOf(link);
  // Most links lead to an address of the same site: the pattern is never compiled for them.
  return target.includes(':') && TARGET.test(target);
}

/** Returns the address of a link as it is written; empty without one. Older drawings write it as `xlink:href`. */
export function addressOf(link: Element): string {
  return link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? '';
}

/** Returns the text that a dial link would dial, decoded; undefined if it has no number. */
export function dialText(link: Element): string | undefined {
  const body = readDialLink(addressOf(link).trim());
  return body && ENOUGH_DIGITS.test(body) ? body.slice(0, 500) : undefined;
}
