import { columnHeadersOf } from '@/lib/page/context/label';
import { recordNameOfPage } from '@/lib/page/context/page-name';
import { calleeNameNear } from '@/lib/page/context/record-name';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { candidateWithContext } from './number-at-point';
import type { PointedNumber } from './pointed-number';

/** What is about the site rather than about a record. */
const FRAME_OF_PAGE =
  'footer,nav,body>header,[role="contentinfo"],[role="navigation"],[role="banner"]';
/** What a page holds beside the record: messages, cards of others. */
const PARTS =
  'article,aside,[role="article"],[role="complementary"],[role="feed"],[role="log"],[role="listitem"]';
/** A name that is edited in the heading itself. */
const NAME_FIELD = 'h1 :is(input,textarea)';
/** Nothing but a label before a number. */
const LABEL = /^(?:[^:：]{1,40}[:：])?\s*$/;
/** Nothing but a remark in brackets after it: `(mobile)`. */
const REMARK = /^\s*(?:\([^)]{1,20}\))?\s*$/;

/** A number of a page, and whom a call to it would reach. */
export interface CandidateCallee {
  candidate: CandidateText;
  /** What its record says, then, where it stands by itself, whom the page is about; either may be no name. */
  calleeNames: string[];
}

/** Reads whom a page's numbers reach, for one look at it: whom the page is about is read once. */
export function createCalleeReader(): (pointed: PointedNumber) => CandidateCallee {
  let page: { name: string | undefined } | undefined;
  const pageIsAbout = () => {
    page ??= { name: recordNameOfPage(document) };
    return page.name;
  };
  return (pointed) => {
    const candidate = candidateWithContext(pointed);
    const [node] = pointed.nodes;
    const about = node && isOfPage(node, candidate) ? pageIsAbout() : undefined;
    const names = [calleeNameNear(node), about];
    return { candidate, calleeNames: names.filter((name) => name !== undefined) };
  };
}

/** Whether a number stands by itself on the page, as the page's own; not in a sentence, not in a list. */
function isOfPage(node: Node, { before, after }: CandidateText): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element || !LABEL.test(before) || !REMARK.test(after)) return false;
  return !element.closest(FRAME_OF_PAGE) && !isOfAnother(element) && !isListed(element);
}

/** Whether a number is part of a message, a related contact's card or a remark, not of the record. */
function isOfAnother(element: Element): boolean {
  const part = element.closest(PARTS);
  if (part && !part.querySelector('h1')) return true;
  // Where the record's name is in a field, its numbers are in fields or links too.
  const edited = element.ownerDocument.querySelector(NAME_FIELD) !== null;
  return edited && !(element instanceof HTMLInputElement || element.closest('a[href]'));
}

/** Rows of a form are rows of a table too, but have no heads above them. */
function isListed(element: Element): boolean {
  const row = element.closest('tr,[role="row"]');
  if (!(row instanceof HTMLTableRowElement)) return row !== null;
  const table = row.closest('table');
  return (
    table !== null && (table.tHead !== null || columnHeadersOf(table).filter(Boolean).length > 1)
  );
}
