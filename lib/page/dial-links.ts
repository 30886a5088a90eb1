import { readDialLink } from '@/lib/phone/dial-link';

const SCHEMES =
  'tel: callto: sms: smsto: sip: sips: skype: whatsapp: https://wa.me/ https://api.whatsapp.com/';

/** Links that name a number: `tel:` and its kin, and WhatsApp's web addresses. */
const LINKS = `a:is(${SCHEMES.split(' ').map((scheme) => `[href^="${scheme}" i]`)})`;

/** Fewest digits that make a dial link worth asking about. */
const DIGITS = /(?:\d\D*){5}/;

/** The dial links under a node, the node itself included. */
export function dialLinksUnder(root: ParentNode): Element[] {
  // Most of what is read has no link at all, and that is quickly asked.
  const links = root.querySelector('a') ? [...root.querySelectorAll(LINKS)] : [];
  return root instanceof Element && root.matches(LINKS) ? [root, ...links] : links;
}

/** The dial link that an element is, or is in. */
export function dialLinkAround(element: Element | null): Element | null {
  const link = element?.closest(LINKS) ?? null;
  return link && dialText(link) ? link : null;
}

/** What a dial link would dial, decoded; undefined when there is no number in it. */
export function dialText(link: Element): string | undefined {
  const body = readDialLink(link.getAttribute('href')?.trim() ?? '');
  return body && DIGITS.test(body) ? body.slice(0, 500) : undefined;
}
