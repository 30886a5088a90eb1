import type { Ask } from '@/lib/messages/client';
import { rootsIn } from '@/lib/page/dom/shadow-roots';
import type { FrameState } from '@/lib/page/find/frame-state';
import type { PointedNumber } from '@/lib/page/highlights/mark';
import { anchorOf } from '@/lib/page/point/anchor';
import { offerRequestFor } from '@/lib/page/point/callees';
import type { OfferAnchors } from '@/lib/page/point/offer-anchors';
import { addressOf, dialLinksUnder, dialText } from '@/lib/page/text/dial-links';
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
  const linkText = link && textOfLink(link).slice(0, MAX_LINK_TEXT);
  return { ...request, ...(linkText !== undefined && { linkText }), anchorId: TARGET };
}

function selectedNumber(text: string, frame?: FrameState): PointedNumber | undefined {
  const selected = textSelection(document);
  if (!selected || withoutSpaces(selected.text) !== withoutSpaces(text)) return undefined;
  return numberSelected(selected, frame?.marks);
}

function linkTo(address: string): Element | undefined {
  const links = rootsIn(document)
    .flatMap(dialLinksUnder)
    .filter((link) => isLinkTo(link, address));
  // A right-click moves the focus to its link.
  return links.length === 1 ? links[0] : links.find((each) => each.matches(':focus'));
}

/** The browser names the address in full. */
function isLinkTo(link: Element, address: string): boolean {
  const own = addressOf(link);
  return URL.canParse(own) && new URL(own).href === address;
}

function numberOfLink(link: Element, frame?: FrameState): PointedNumber | undefined {
  const raw = dialText(link);
  if (!raw) return undefined;
  const [mark] = frame?.marks.at(link) ?? [];
  const candidate = { raw, hint: 'tel-link' as const, before: '', after: '' };
  return mark ?? { candidate, nodes: [link] };
}

/** Returns the text that a link shows. Links in drawings have no `innerText`. */
function textOfLink(link: Element): string {
  return (link instanceof HTMLElement ? link.innerText : link.textContent) ?? '';
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Selected text: the offer of the number in it; no offer if it is no number. */
export interface SelectedText {
  offerId?: string;
}

/** Decides what the context menu of this frame is about. */
export interface MenuSubject {
  /** The rep points at this offer; without an id, at none. */
  point(offerId?: string): void;
  /** The rep selected this text; without it, nothing is selected. */
  select(text?: SelectedText): void;
}

/**
 * Tells the background what the context menu is about, whenever that changes: the number under the
 * pointer, else the selected text.
 */
export function createMenuSubject(ask: Ask): MenuSubject {
  let pointed: string | undefined;
  let selected: SelectedText | undefined;
  let last = '{}';
  const say = () => {
    const text = selected && { ...selected, selected: true as const };
    const body = pointed ? { offerId: pointed } : (text ?? {});
    if (JSON.stringify(body) === last) return;
    last = JSON.stringify(body);
    void ask('point', body);
  };
  return {
    point(offerId) {
      pointed = offerId;
      say();
    },
    select(text) {
      selected = text;
      say();
    },
  };
}
