/** Longest name taken from a page. */
const LONGEST = 80;
/** What one record is on a page: a row, a list item, a card. */
export const RECORD_SELECTOR = 'tr,[role="row"],li,article,[itemscope],.card,.vcard';
/** Where such a record says whom it is about, best first. */
const NAMES = ['[itemprop="name"]', '[data-name]', 'th[scope="row"]'];
/** A row's first cell that says anything; what picks the row stands before it. */
const CELLS = 'td,[role="gridcell"],[role="cell"]';
const PICKS = 'input,[role="checkbox"]';
/** In one of several records alike: its heading, else what it begins with if that is two words. */
const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role="heading"]';
/** What begins with two words: a person's name; one word is as often the name of a section. */
export const TWO_WORDS = /^\p{L}[\p{L}.'’-]+ \p{L}/u;

const LETTERS = /\p{L}{2}/u;
/** A sentence, a label or a heading rather than a name: no capital, or a word after it without one. */
const NO_NAME =
  /[?!:;=@/]|^\p{Ll}|\s(?!(?:de|da|di|du|la|van|von|der|den|zu|of|and|und|et|y|e|bin|al|el)\b)\p{Ll}{3}/u;
const INITIALS = /^\p{Lu}{1,3}$/u;
const DIGITS = /(?:\d\D{0,3}){4}/;
/** Marks that turn the direction of what follows: with them a name could read as a number. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Whom the record around a number is about, as the page writes it; undefined when unsure. */
export function calleeNameNear(node: Node | undefined): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const record = element?.closest(RECORD_SELECTOR);
  if (!element || !record) return undefined;
  for (const place of placesIn(record)) {
    const name = nameBeside(place, element);
    if (name) return name;
  }
  return isOneOfSeveral(record) ? headOf(record, element) : undefined;
}

/** One after the other: to read what is drawn is dear. */
function* placesIn(record: Element): Generator<Element | null> {
  for (const names of NAMES) yield record.querySelector(names);
  yield firstCell(record);
}

function firstCell(record: Element): Element | null {
  for (const cell of record.querySelectorAll(CELLS)) {
    if (cell.textContent.trim() && !cell.querySelector(PICKS)) return cell;
  }
  return null;
}

function isOneOfSeveral(record: Element): boolean {
  const { nextElementSibling: next, previousElementSibling: previous, localName } = record;
  return localName === 'article' || [next, previous].some((each) => each?.localName === localName);
}

function headOf(record: Element, number: Element): string | undefined {
  const heading = nameBeside(record.querySelector(HEADINGS), number);
  if (heading) return heading;
  const first = nameBeside(firstSaying(record, number), number);
  return first && TWO_WORDS.test(first) ? first : undefined;
}

/** The first part of a record that says anything: a picture stands before it, boxes around it. */
function firstSaying(record: Element, number: Element): Element | null {
  let at: Element | null = record;
  while (at?.contains(number) && at !== number) {
    at = [...at.children].find((child) => child.textContent.trim()) ?? null;
  }
  return at;
}

/** The name that an element tells, unless it is the number itself. */
function nameBeside(element: Element | null, number: Element): string | undefined {
  return element && !element.contains(number) ? nameIn(element) : undefined;
}

/** The first line that reads like a name: an avatar's initials and a job title stand on their own. */
function nameIn(element: Element): string | undefined {
  return linesOf(element).map(nameInLine).find(Boolean);
}

/** A line, neatly spaced, if it reads like a name. */
export function nameInLine(line: string): string | undefined {
  const text = line.replace(TURNS, '').replace(/\s+/g, ' ').trim();
  return LETTERS.test(text) && text.length <= LONGEST && !isNoName(text) ? text : undefined;
}

/** Lines as they are drawn; an element that is not HTML knows only its whole text. */
function linesOf(element: Element): string[] {
  const text = element instanceof HTMLElement ? element.innerText : element.textContent;
  return (text ?? '').split('\n');
}

function isNoName(line: string): boolean {
  return INITIALS.test(line) || DIGITS.test(line) || NO_NAME.test(line);
}
