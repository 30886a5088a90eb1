/** Maximum length of a name. */
const MAX_LENGTH = 80;
/** Elements that are one record of a page: a row, a list item, a card. */
const RECORD_BOXES = ['tr', '[role=row]', 'li', 'article', '[itemscope]', '.card', '.vcard'];
/** Joined here: a bundle repeats a plain text wherever it is used. */
export const RECORD_SELECTOR = RECORD_BOXES.join();
/** Elements that hold a record's name, best first. */
const NAMES = ['[itemprop="name"]', '[data-name]', 'th[scope="row"]'];
/** Cells: the first with text holds the name. A checkbox that selects the row may come before it. */
const CELLS = 'td,[role="gridcell"],[role="cell"]';
const CHECKBOX = 'input,[role="checkbox"]';
/** One of several similar records has its name in its heading, else in its first two words. */
const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role="heading"]';
/** Two words at the start: a person's name. One word is as often the name of a section. */
export const TWO_WORDS = /^\p{L}[\p{L}.'’-]+ \p{L}/u;

const LETTERS = /\p{L}{2}/u;
/** A sentence, label or heading instead of a name: a word without a capital, or such punctuation. */
const NO_NAME =
  /[?!:;=@/]|^\p{Ll}|\s(?!(?:de|da|di|du|la|van|von|der|den|zu|of|and|und|et|y|e|bin|al|el)\b)\p{Ll}{3}/u;
const INITIALS = /^\p{Lu}{1,3}$/u;
const DIGITS = /(?:\d\D{0,3}){4}/;
/** Characters that change the text direction: with them a name could look like a number. */
const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns the name in the record around a number, as the page writes it; undefined if unsure. */
export function calleeNameNear(node: Node | undefined): string | undefined {
  const number = node instanceof Element ? node : node?.parentElement;
  const record = number?.closest(RECORD_SELECTOR);
  if (!number || !record) return undefined;
  for (const element of nameElementsIn(record)) {
    const name = nameBeside(element, number);
    if (name) return name;
  }
  return isOneOfSeveral(record) ? headingName(record, number) : undefined;
}

/** A generator: each step reads layout (`innerText`), so the next is only taken if needed. */
function* nameElementsIn(record: Element): Generator<Element | null> {
  for (const names of NAMES) yield record.querySelector(names);
  yield firstCell(record);
}

function firstCell(record: Element): Element | null {
  for (const cell of record.querySelectorAll(CELLS)) {
    if (cell.textContent.trim() && !cell.querySelector(CHECKBOX)) return cell;
  }
  return null;
}

/** Returns whether a sibling is of the same kind: then the element is one record of several. */
export function isOneOfSeveral(record: Element): boolean {
  const { nextElementSibling: next, previousElementSibling: previous, localName } = record;
  return localName === 'article' || [next, previous].some((each) => each?.localName === localName);
}

function headingName(record: Element, number: Element): string | undefined {
  const heading = nameBeside(record.querySelector(HEADINGS), number);
  if (heading) return heading;
  const first = nameBeside(firstWithText(record, number), number);
  return first && TWO_WORDS.test(first) ? first : undefined;
}

/** Returns the first element of a record with text. Pictures may come before it, boxes around it. */
function firstWithText(record: Element, number: Element): Element | null {
  let at: Element | null = record;
  while (at?.contains(number) && at !== number) {
    at = [...at.children].find((child) => child.textContent.trim()) ?? null;
  }
  return at;
}

/** Returns the name in an element, unless it is the number's own. */
function nameBeside(element: Element | null, number: Element): string | undefined {
  return element && !element.contains(number) ? nameIn(element) : undefined;
}

/** Returns the first line that is like a name: initials and job titles have lines of their own. */
function nameIn(element: Element): string | undefined {
  return linesOf(element).map(nameInLine).find(Boolean);
}

/** Returns a line with single spaces if it is like a name. */
export function nameInLine(line: string): string | undefined {
  const text = line.replace(BIDI_CONTROLS, '').replace(/\s+/g, ' ').trim();
  return LETTERS.test(text) && text.length <= MAX_LENGTH && !isNoName(text) ? text : undefined;
}

/** Returns the lines as they are drawn; outside of HTML there is only the whole text. */
function linesOf(element: Element): string[] {
  const text = element instanceof HTMLElement ? element.innerText : element.textContent;
  return (text ?? '').split('\n');
}

function isNoName(line: string): boolean {
  return INITIALS.test(line) || DIGITS.test(line) || NO_NAME.test(line);
}
