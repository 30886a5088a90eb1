import { nameAmong, TWO_WORDS } from './record-context';

/** What parts a title: `Ada Whitfield | Contacts`, `Contact: Ada Whitfield - Northwind CRM`. */
const PARTS = /\s*[|»«·•—–]\s*|\s+[-:]\s+|:\s/;
/** How many messages wait, before a title: `(3) Ada Whitfield`. */
const COUNT = /^\(\d+\)\s*/;
const HEADINGS = 'h1,h2,h3,[role="heading"]';
/** Headings that are looked at: a record's own stands before those of its parts. */
const MOST_HEADINGS = 20;
/** A step or a value of an address that picks one record: a number, or an id with digits in it. */
const ID = /^[\w-]*\d[\w-]*$/;
/** Values that pick a part of a list. */
const PAGING = /^(?:page|p|offset|start|limit|size|per_?page|year|month|v\d+$)/i;

/**
 * Whom this page is about, where it is the page of one record: a name that a part of its title and a
 * heading agree on, under an address that picks a record. Of a page with a fixed title nothing is known.
 */
export function nameOfPage(document: Document): string | undefined {
  if (!picksOne(document.location)) return undefined;
  const parts = document.title.replace(COUNT, '').split(PARTS).map(nameAmong);
  const names = parts.filter((name) => name !== undefined && TWO_WORDS.test(name));
  if (names.length === 0) return undefined;
  const said = new Set(headingLines(document));
  return names.find((name) => said.has(name));
}

function picksOne({ pathname, search, hash }: Location): boolean {
  const steps = `${pathname}${search}${hash}`.split(/[/?&#]/);
  return steps.some((step) => !PAGING.test(step) && ID.test(step.slice(step.indexOf('=') + 1)));
}

/** What headings say, by line and by piece: some begin with the section (`Contacts › Ada Whitfield`). */
function* headingLines(document: Document) {
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)].slice(0, MOST_HEADINGS);
  for (const heading of headings) {
    for (const line of (heading.innerText ?? '').split('\n')) yield nameAmong(line);
    for (const { textContent } of heading.querySelectorAll('*')) yield nameAmong(textContent ?? '');
  }
}
