import type { RecordEvidence } from '@/lib/crm/model';
import { hasMoreElementsThan } from '@/lib/page/dom/tree';
import {
  calleeNameNear,
  isOneOfSeveral,
  nameInLine,
  RECORD_SELECTOR,
  TWO_WORDS,
} from './callee-name-near';

/** Elements that may be one record of a list or board. */
const ROWS = `${RECORD_SELECTOR},[role="listitem"]`;
/** Links that lead to a page. */
const LINKS = 'a[href]:not([href^="tel:"],[href^="mailto:"],[href^="sms:"],[href^="callto:"])';
const FIELDS = '[name],[data-name],[field],[data-field]';
/** Maximum levels outwards to the element that names the field. */
const MAX_LEVELS = 8;
/** A part with more elements, or with the page's heading, is no row. */
const MAX_ELEMENTS = 60;
const HEADING = 'h1';
const MAX_LINKS = 5;
const MAX_ADDRESS = 2000;
const MAX_FIELD = 80;

/**
 * Describes the row or card and the field that a number is in. `ofPage` says whether the number
 * is outside of lists, messages and side parts.
 */
export function describeRecordEvidence(node: Node | undefined, ofPage: boolean): RecordEvidence {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return { ofPage: false };
  const row = element.closest(ROWS);
  const name = row ? calleeNameNear(element) : undefined;
  const rowLinks = row && name ? linksThatSay(row, name) : [];
  const field = crmFieldName(element);
  return {
    ofPage: ofPage && !(row && isOneOfSeveral(row) && leadsElsewhere(row)),
    ...(name && { rowName: name }),
    ...(rowLinks.length > 0 && { rowLinks }),
    ...(ofPage && headAround(element)),
    ...(field && { field }),
  };
}

/** Returns the addresses of the links that show this name. */
function linksThatSay(row: Element, name: string): string[] {
  return [...row.querySelectorAll<HTMLAnchorElement>(LINKS)]
    .filter((link) => foldedText(link.textContent).includes(foldedText(name)))
    .map(({ href }) => href)
    .filter((href) => href.length <= MAX_ADDRESS)
    .slice(0, MAX_LINKS);
}

/** A row with a link is about something else than the page. */
function leadsElsewhere(row: Element): boolean {
  return row.querySelector(LINKS) !== null;
}

/**
 * Returns what the smallest part around a number begins with, if that is a link or a name. Some pages
 * draw tables without table elements.
 */
function headAround(element: Element): Head {
  for (let at = element, level = 0; level < MAX_LEVELS; level++) {
    if (hasMoreElementsThan(at, MAX_ELEMENTS) || at.querySelector(HEADING)) break;
    const text = firstTextIn(at);
    const head = text && !element.contains(text) ? rowHead(at, text) : {};
    if (head.headLink || head.headName) return head;
    if (!at.parentElement) break;
    at = at.parentElement;
  }
  return {};
}

type Head = Pick<RecordEvidence, 'headLink' | 'headName'>;

function rowHead(part: Element, text: Text): Head {
  const link = text.parentElement?.closest<HTMLAnchorElement>(LINKS);
  const isLink = link && part.contains(link) && link.href.length <= MAX_ADDRESS;
  const name = isLink || isOneOfSeveral(part) ? nameInLine(text.data) : undefined;
  const isName = name !== undefined && TWO_WORDS.test(name);
  return { ...(isLink && { headLink: link.href }), ...(isName && { headName: name }) };
}

function firstTextIn(part: Element): Text | undefined {
  const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    if (node.data.trim()) return node;
  return undefined;
}

function crmFieldName(element: Element): string | undefined {
  let at: Element | null = element;
  for (let level = 0; at && level < MAX_LEVELS; level++, at = at.parentElement) {
    if (!at.matches(FIELDS)) continue;
    const names = ['name', 'data-name', 'field', 'data-field'].map((name) =>
      at?.getAttribute(name),
    );
    return names.find((name) => name && name.length <= MAX_FIELD) ?? undefined;
  }
  return undefined;
}

function foldedText(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
}
