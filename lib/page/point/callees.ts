import type { RecordEvidence } from '@/lib/crm/model';
import type { Requests } from '@/lib/messages/table';
import { calleeNameNear } from '@/lib/page/context/callee-name-near';
import { columnHeadersOf } from '@/lib/page/context/label';
import {
  countryFactsOfPage,
  describeRecordPage,
  pageLanguage,
} from '@/lib/page/context/page-facts';
import { describeRecordEvidence } from '@/lib/page/context/record-evidence';
import { recordNameOfPage } from '@/lib/page/context/record-name-of-page';
import type { FrameState } from '@/lib/page/find/frame-state';
import type { PointedNumber } from '@/lib/page/highlights/mark';
import { isField } from '@/lib/page/text/fields';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { candidateWithContext } from './number-at-point';

/**
 * Returns the request for an offer: the candidate, possible names of its callee, evidence for its
 * country and for its record in a CRM.
 */
export function offerRequestFor(number: PointedNumber, frame?: FrameState): Requests['offer'] {
  const facts = frame ? countryFactsOfPage(frame) : { lang: pageLanguage() };
  const recordPage = describeRecordPage(document);
  const start = number.found?.start ?? 0;
  return { ...createCalleeReader()(number), ...facts, ...(recordPage && { recordPage }), start };
}

/** Parts that are about the site, not about a record. */
const SITE_PARTS =
  'footer,nav,body>header,[role="contentinfo"],[role="navigation"],[role="banner"]';
/** Parts beside the record: messages, cards of other contacts. */
const SIDE_PARTS =
  'article,aside,[role="article"],[role="complementary"],[role="feed"],[role="log"],[role="listitem"]';
/** A name field inside the heading. */
const NAME_FIELD = 'h1 :is(input,textarea)';
/** Only a label before the number. */
const LABEL = /^(?:[^:：]{1,40}[:：])?\s*$/;
/** Only a remark in brackets after the number: `(mobile)`. */
const REMARK = /^\s*(?:\([^)]{1,20}\))?\s*$/;

/** A candidate, the possible names of its callee, and where it stands. */
export interface CandidateCallee {
  candidate: CandidateText;
  /**
   * The name in its record first. Then the name of the page's record, if the number is the page's
   * own. The background decides whether each is a name at all.
   */
  calleeNames: string[];
  recordEvidence?: RecordEvidence;
}

/**
 * Creates a reader of callee names. It searches the whole page only once for each question: on a page of 100,000
 * rows, one search takes Firefox (ESR 153) 20 to 50 ms.
 */
export function createCalleeReader(): (pointed: PointedNumber) => CandidateCallee {
  let page: { name: string | undefined } | undefined;
  let nameInField: boolean | undefined;
  const nameOfPage = () => {
    page ??= { name: recordNameOfPage(document) };
    return page.name;
  };
  const isNameInField = () => {
    nameInField ??= document.querySelector(NAME_FIELD) !== null;
    return nameInField;
  };
  return (pointed) => {
    const candidate = candidateWithContext(pointed);
    const [node] = pointed.nodes;
    const ofPage = node !== undefined && isOfPage(node, candidate, isNameInField);
    const names = [calleeNameNear(node), ofPage ? nameOfPage() : undefined];
    return {
      candidate,
      calleeNames: names.filter((name) => name !== undefined),
      recordEvidence: describeRecordEvidence(node, ofPage),
    };
  };
}

/**
 * Returns whether a number belongs to the page's record: it is in no sentence, list or side part. `isNameInField`
 * tells whether the name of the record is in a field.
 */
function isOfPage(
  node: Node,
  { before, after }: CandidateText,
  isNameInField: () => boolean,
): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element || !LABEL.test(before) || !REMARK.test(after)) return false;
  if (element.closest(SITE_PARTS) || isListed(element)) return false;
  return !isInSidePart(element, isNameInField);
}

/** Returns whether a number is in a message, a related contact's card or a comment. */
function isInSidePart(element: Element, isNameInField: () => boolean): boolean {
  const part = element.closest(SIDE_PARTS);
  if (part && !part.querySelector('h1')) return true;
  // If the name of the record is in a field, its numbers are in fields or links too.
  const isFieldOrLink = isField(element) || element.closest('a[href]') !== null;
  return !isFieldOrLink && isNameInField();
}

/**
 * Returns whether an element is in a row of a list. A form can be a table too, but has no column
 * headers.
 */
function isListed(element: Element): boolean {
  const row = element.closest('tr,[role="row"]');
  if (!(row instanceof HTMLTableRowElement)) return row !== null;
  const table = row.closest('table');
  return (
    table !== null && (table.tHead !== null || columnHeadersOf(table).filter(Boolean).length > 1)
  );
}
