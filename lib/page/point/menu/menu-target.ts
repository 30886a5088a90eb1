import { rootsIn } from '@/lib/page/dom/shadow-roots';
import type { FrameState } from '@/lib/page/find/frame-state';
import { anchorOf } from '@/lib/page/point/anchor';
import type { OfferAnchors } from '@/lib/page/point/offer-anchors';
import { offerRequestFor } from '@/lib/page/point/offer-request';
import type { PointedNumber } from '@/lib/page/point/pointed-number';
import { dialLinksUnder, dialText } from '@/lib/page/text/dial-links';
import type { MenuTarget, MenuTargetDetails } from '@/lib/sites/model';
import { numberSelected, textSelection } from './selected-text';

/** The id of the anchor of the menu's target. */
const TARGET = 'menu-target';
/** Maximum length of a link's text that is read, in UTF-16 units. Longer texts are no phone number. */
const MAX_LINK_TEXT = 500;

/**
 * Describes the selection or dial link that the rep right-clicked: its record, possible names of
 * its callee, and evidence for its country. Keeps its anchor. Returns null if the page no longer
 * shows it, or shows it more than once.
 */
export function describeMenuTarget(
  target: MenuTarget,
  anchors: OfferAnchors,
  frame?: FrameState,
): MenuTargetDetails | null {
  const link = 'link' in target ? linkTo(target.link) : undefined;
  const number =
    'link' in target ? link && numberOfLink(link, frame) : selectedNumber(target.selection, frame);
  if (!number) return null;
  anchors.set(TARGET, anchorOf(number, frame?.marks));
  const { start: _, ...request } = offerRequestFor(number, frame);
  const linkText = link?.innerText.slice(0, MAX_LINK_TEXT);
  return { ...request, ...(linkText !== undefined && { linkText }), anchorId: TARGET };
}

function selectedNumber(text: string, frame?: FrameState): PointedNumber | undefined {
  const selected = textSelection(document);
  if (!selected || withoutSpaces(selected.text) !== withoutSpaces(text)) return undefined;
  return numberSelected(selected, frame?.marks);
}

function linkTo(href: string): HTMLAnchorElement | undefined {
  const links = rootsIn(document)
    .flatMap(dialLinksUnder)
    .filter((link) => link instanceof HTMLAnchorElement)
    .filter((link) => link.href === href);
  // A right-click moves the focus to its link.
  return links.length === 1 ? links[0] : links.find((each) => each.matches(':focus'));
}

function numberOfLink(link: Element, frame?: FrameState): PointedNumber | undefined {
  const raw = dialText(link);
  if (!raw) return undefined;
  const [mark] = frame?.marks.at(link) ?? [];
  const candidate = { raw, hint: 'tel-link' as const, before: '', after: '' };
  return mark ?? { candidate, nodes: [link] };
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
