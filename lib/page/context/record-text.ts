import { UNREAD_TAGS } from '@/lib/page/dom/reading-mode';
import { hasMoreElementsThan, precedes } from '@/lib/page/dom/tree';
import { countrySignIn } from '@/lib/phone/candidates/country-signs';
import { blockAround, createLabelCache, type LabelCache, labelOf } from './label';
import { RECORD_SELECTOR } from './record-name';

/** What is a record; a list of terms and an address tell no name, but a country. */
const RECORDS = `${RECORD_SELECTOR},dl,address`;
/** The whole page is no record, however little it holds. */
const PAGE = 'body,html';
/** How many elements outwards a record is looked for where nothing says what is one. */
const LEVELS = 4;
/** What holds more elements, or texts, than this is a list, not a record. */
const MOST_ELEMENTS = 60;
const MOST_TEXTS = 40;
/** Longest text of a record, and of one piece of it, in UTF-16 units. */
const LONGEST = 200;
const LONGEST_PIECE = 100;

const NO_PLACE = /@|:\/\//;
const CODE = /^[A-Z]{2}$/;

/** What a record says, as it is told around each of its texts. */
interface RecordText {
  /** What tells a country, in the order of the page. */
  telling: { node: Text; piece: string }[];
  /** Told already, by how many of those stand before. */
  told: Map<number, string>;
}

/** Reads records for the countries that they may speak of. */
export interface RecordReader {
  /**
   * What the record around a number says, a piece a line: what stands before the number, the nearest
   * first, then what stands after it. Empty where it stands in none.
   */
  textAround(node: Node): string;
  /** Labels that were read already. */
  readonly labels: LabelCache;
  /** The page has changed: what was read says nothing any more. */
  clear(): void;
}

/** Each record is looked for and read once. `placesOf` says what the form around a number says of its place. */
export function createRecordReader(placesOf: (node: Node) => string = () => ''): RecordReader {
  let records = new WeakMap<Element, Element | undefined>();
  let read = new WeakMap<Element, RecordText>();
  let labels = createLabelCache();
  const recordOf = (box: Element) => {
    const around = box.parentElement;
    if (!around || box.matches(RECORDS)) return findRecord(box);
    // Numbers beside each other stand in one record, unless each box is one by itself.
    if (box.childElementCount > 1) return findRecord(box);
    if (!records.has(around)) records.set(around, findRecord(box));
    return records.get(around);
  };
  return {
    get labels() {
      return labels;
    },
    clear() {
      records = new WeakMap();
      read = new WeakMap();
      labels = createLabelCache();
    },
    textAround(node) {
      const box = blockAround(node);
      const record = box && recordOf(box);
      const text = record && (read.get(record) ?? readRecord(record));
      if (text) read.set(record, text);
      const near = text?.telling.length ? textAround(text, node) : '';
      return [placesOf(node), near].filter(Boolean).join('\n').slice(0, LONGEST);
    },
  };
}

/** Looks at structure alone: texts are read only in what is a record. */
function findRecord(box: Element): Element | undefined {
  const marked = box.closest(RECORDS);
  if (marked) return marked;
  let record: Element | undefined;
  let at: Element | null = box;
  for (let level = 0; at && level <= LEVELS && !at.matches(PAGE); level++) {
    if (hasMoreElementsThan(at, MOST_ELEMENTS)) break;
    record = at;
    if (at.childElementCount > 1 && hasAlike(at)) break;
    at = at.parentElement;
  }
  return record;
}

/** One of several alike is a record by itself. */
function hasAlike(element: Element): boolean {
  const { nextElementSibling: next, previousElementSibling: previous } = element;
  return [next, previous].some(
    (each) => each?.localName === element.localName && each.className === element.className,
  );
}

/** The texts of a record, those of records in it left out; nothing of one that holds too many. */
function readRecord(record: Element): RecordText {
  const text: RecordText = { telling: [], told: new Map() };
  const marked = record.matches(RECORDS);
  const walker = record.ownerDocument.createTreeWalker(record, NodeFilter.SHOW_TEXT);
  let texts = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    // Templates leave many blank ones.
    if (node.data.trim() && texts++ === MOST_TEXTS) return { ...text, telling: [] };
    const own = marked || node.parentElement?.closest(RECORDS)?.contains(record) !== false;
    const piece = own ? telling(node) : '';
    if (piece) text.telling.push({ node, piece });
  }
  return text;
}

/** Two letters are a country's only under a label that says so. */
function telling(node: Text): string {
  if (node.data.length > 2 * LONGEST_PIECE || !countrySignIn(node.data).test(node.data)) return '';
  const text = node.data.trim();
  if (text.length > LONGEST_PIECE || NO_PLACE.test(text)) return '';
  if (UNREAD_TAGS.has(node.parentElement?.localName ?? '')) return '';
  return CODE.test(text) ? `${labelOf(node)}: ${text}` : text.replace(/\s+/g, ' ');
}

function textAround({ telling, told }: RecordText, node: Node): string {
  const own = telling.some((each) => each.node === node);
  const before = telling.filter((each) => precedes(each.node, node)).length;
  const known = own ? undefined : told.get(before);
  if (known !== undefined) return known;
  const pieces = telling.map(({ piece }) => piece);
  const all = [...pieces.slice(0, before).reverse(), ...pieces.slice(own ? before + 1 : before)];
  const text = all.join('\n').slice(0, LONGEST);
  if (!own) told.set(before, text);
  return text;
}
