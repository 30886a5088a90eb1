import { UNREAD_TAGS } from '@/lib/page/dom/reading-mode';
import { hasMoreElementsThan, precedes, SHOW_TEXT } from '@/lib/page/dom/tree';
import { countrySignIn } from '@/lib/phone/candidates/country-signs';
import { RECORD_SELECTOR } from './callee-name-near';
import { type AddressCache, addressInForm } from './form-address';
import { blockAround, createLabelCache, type LabelCache, labelOf } from './label';

/** Elements that are a record. A list of terms and an address hold no name, but a country. */
const RECORDS = [RECORD_SELECTOR, 'dl', 'address'].join();
/** The whole page is not a record, even if it is small. */
const PAGE = 'body,html';
/** Maximum levels outwards to search for a record where no element is marked as one. */
const MAX_LEVELS = 4;
/** An element with more elements or texts than this is a list, not a record. */
const MAX_ELEMENTS = 60;
const MAX_TEXTS = 40;
/** Maximum length of a record's text, and of one part of it, in UTF-16 units. */
const MAX_LENGTH = 200;
const MAX_PART = 100;

const NOT_A_PLACE = /@|:\/\//;
const CODE = /^[A-Z]{2}$/;

/** A text of a record that may name a country. */
interface Part {
  node: Text;
  text: string;
}

/** Reads the records around numbers for evidence of a country. */
export interface RecordReader {
  /**
   * Returns the text of the record around a number, one part a line: the address in the form around
   * it, then the parts before the number, nearest first, then the parts after it. Empty if there is
   * neither.
   */
  textAround(node: Node): string;
  /** Labels that were read already. */
  readonly labels: LabelCache;
  /** Forgets everything: the page has changed. */
  clear(): void;
}

/** A reader that searches and reads each record once. */
export function createRecordReader(): RecordReader {
  let records: WeakMap<Element, Element | undefined>;
  let read: WeakMap<Element, Part[]>;
  let labels: LabelCache;
  let addresses: AddressCache;
  const clear = () => {
    records = new WeakMap();
    read = new WeakMap();
    labels = createLabelCache();
    addresses = new WeakMap();
  };
  clear();
  const recordOf = (box: Element) => {
    const around = box.parentElement;
    if (!around || box.matches(RECORDS)) return findRecord(box);
    // Numbers beside each other are in one record, unless each box is one by itself.
    if (box.childElementCount > 1) return findRecord(box);
    if (!records.has(around)) records.set(around, findRecord(box));
    return records.get(around);
  };
  return {
    get labels() {
      return labels;
    },
    clear,
    textAround(node) {
      const box = blockAround(node);
      if (!box) return '';
      const record = recordOf(box);
      const parts = record ? (read.get(record) ?? readRecord(record)) : [];
      if (record) read.set(record, parts);
      return [addressInForm(node, box, addresses), ...partsAround(parts, node)]
        .filter(Boolean)
        .join('\n')
        .slice(0, MAX_LENGTH);
    },
  };
}

/** Checks structure only: texts are read only in what is a record. */
function findRecord(box: Element): Element | undefined {
  const marked = box.closest(RECORDS);
  if (marked) return marked;
  let record: Element | undefined;
  let at: Element | null = box;
  for (let level = 0; at && level <= MAX_LEVELS && !at.matches(PAGE); level++) {
    if (hasMoreElementsThan(at, MAX_ELEMENTS)) break;
    record = at;
    if (at.childElementCount > 1 && hasSimilarSibling(at)) break;
    at = at.parentElement;
  }
  return record;
}

/** Returns whether a sibling looks the same: then the element is a record by itself. */
function hasSimilarSibling(element: Element): boolean {
  const { nextElementSibling: next, previousElementSibling: previous } = element;
  return [next, previous].some(
    (each) => each?.localName === element.localName && each.className === element.className,
  );
}

/** Returns the parts of a record, without those of records in it; none if it has too many texts. */
function readRecord(record: Element): Part[] {
  const parts: Part[] = [];
  const marked = record.matches(RECORDS);
  const walker = record.ownerDocument.createTreeWalker(record, SHOW_TEXT);
  let texts = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    // Templates leave many blank texts.
    if (node.data.trim() && texts++ === MAX_TEXTS) return [];
    const own = marked || node.parentElement?.closest(RECORDS)?.contains(record) !== false;
    const text = own ? countryTextOf(node) : '';
    if (text) parts.push({ node, text });
  }
  return parts;
}

/** Returns a text if it may name a country. Two letters are a country only with a label. */
function countryTextOf(node: Text): string {
  if (node.data.length > 2 * MAX_PART || !countrySignIn(node.data).test(node.data)) return '';
  const text = node.data.trim();
  if (text.length > MAX_PART || NOT_A_PLACE.test(text)) return '';
  if (UNREAD_TAGS.has(node.parentElement?.localName ?? '')) return '';
  return CODE.test(text) ? `${labelOf(node)}: ${text}` : text.replace(/\s+/g, ' ');
}

/** Returns the parts before a number, nearest first, then those after it. Its own text is left out. */
function partsAround(parts: readonly Part[], node: Node): string[] {
  const others = parts.filter((part) => part.node !== node);
  const before = others.filter((part) => precedes(part.node, node));
  return [...before.reverse(), ...others.slice(before.length)].map(({ text }) => text);
}
