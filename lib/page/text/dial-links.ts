import { readDialLink } from '@/lib/phone/candidates/dial-link';

/** Targets that name a number: `tel:` and its kin, and WhatsApp's web addresses. */
const TARGET =
  /^\s*(?:(?:tel|callto|sms|smsto|sips?|skype|whatsapp):|https:\/\/(?:wa\.me|api\.whatsapp\.com)\/)/i;

/** Fewest digits that make a dial link worth asking about. */
const DIGITS = /(?:\d\D*){5}/;

/** The dial links under a node, the node itself included. */
export function dialLinksUnder(root: ParentNode): Element[] {
  // Asked for links of some kinds, the browser would take ten times as long as for all of them.
  const links = [...root.querySelectorAll('a')].filter(isDialLink);
  return root instanceof Element && root.localName === 'a' && isDialLink(root)
    ? [root, ...links]
    : links;
}

/** The dial link that an element is, or is in. */
export function dialLinkAround(element: Element | null): Element | null {
  const link = element?.closest('a') ?? null;
  return link && isDialLink(link) && dialText(link) ? link : null;
}

function isDialLink(link: Element): boolean {
  return TARGET.test(link.getAttribute('href') ?? '');
}

/** What a dial link would dial, decoded; undefined when there is no number in it. */
export function dialText(link: Element): string | undefined {
  const body = readDialLink(link.getAttribute('href')?.trim() ?? '');
  return body && DIGITS.test(body) ? body.slice(0, 500) : undefined;
}
