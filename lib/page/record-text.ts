import { boxOf, labelOf } from './label';
import { RECORD } from './record-context';
import { UNSEEN } from './unread';

/** What is a record; a list of terms and an address tell no name, but a country. */
const RECORDS = `${RECORD},dl,address`;
/** The whole page is no record, however little it holds. */
const PAGE = 'body,html';
/** How many elements outwards a record is looked for. */
const LEVELS = 4;
/** What holds more texts than this is a list, not a record. */
const MOST_TEXTS = 40;
/** Longest text of a record, and of one piece of it, in UTF-16 units. */
const LONGEST = 200;
const LONGEST_PIECE = 100;

/** What a country may be told by: a name, a number with its `+`, a flag, a post code. */
const TELLING = /[\p{Lu}\p{Lo}+〒\u{1f1e6}-\u{1f1ff}]/u;
const NO_PLACE = /@|:\/\//;
const CODE = /^[A-Z]{2}$/;

/** A text of a record; empty when it can tell no country. */
interface Piece {
  node: Text;
  text: string;
}

/** Reads records for the countries that they may speak of. */
export interface RecordTexts {
  /**
   * What the record around a number says, a piece a line: what stands before the number, the nearest
   * first, then what stands after it. Empty where it stands in none.
   */
  around(node: Node): string;
}

/** Each record is read once; for a page that has changed, make new ones. */
export function createRecordTexts(): RecordTexts {
  const read = new WeakMap<Element, readonly Piece[] | undefined>();
  const piecesOf = (element: Element) => {
    if (!read.has(element)) read.set(element, piecesIn(element));
    return read.get(element);
  };
  const recordOf = (node: Node): readonly Piece[] => {
    let record: readonly Piece[] = [];
    let at = boxOf(node);
    for (let level = 0; at && !at.matches(PAGE) && level <= LEVELS; level++) {
      const pieces = piecesOf(at);
      if (!pieces) break;
      record = pieces;
      if (at.matches(RECORDS) || (pieces.length > 1 && hasAlike(at))) break;
      at = at.parentElement;
    }
    return record;
  };
  return { around: (node) => textAround(recordOf(node), node) };
}

/** The texts of an element, those of records in it left out; undefined when it holds too many. */
function piecesIn(element: Element): Piece[] | undefined {
  const isRecord = element.matches(RECORDS);
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!/\S/.test(node.data) || UNSEEN.has(node.parentElement?.localName ?? '')) continue;
    if (pieces.length === MOST_TEXTS) return undefined;
    const own = isRecord || node.parentElement?.closest(RECORDS)?.contains(element) !== false;
    pieces.push({ node, text: own ? telling(node) : '' });
  }
  return pieces;
}

/** Two letters are a country's only under a label that says so. */
function telling(node: Text): string {
  const text = node.data.length < 2 * LONGEST_PIECE ? node.data.trim() : '';
  if (text.length > LONGEST_PIECE || !TELLING.test(text) || NO_PLACE.test(text)) return '';
  return CODE.test(text) ? `${labelOf(node)}: ${text}` : text.replace(/\s+/g, ' ');
}

/** One of several alike is a record by itself. */
function hasAlike(element: Element): boolean {
  const { nextElementSibling: next, previousElementSibling: previous } = element;
  return [next, previous].some(
    (each) => each?.localName === element.localName && each.className === element.className,
  );
}

function textAround(pieces: readonly Piece[], node: Node): string {
  const own = pieces.findIndex((piece) => piece.node === node);
  const before = pieces.slice(0, Math.max(0, own)).reverse();
  const texts = [...before, ...pieces.slice(own + 1)].map(({ text }) => text);
  return texts.filter(Boolean).join('\n').slice(0, LONGEST);
}
