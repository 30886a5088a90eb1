import { pickOne, randomFrom, wholeNumberBetween } from '@/sandbox/random';
import { personName } from '@/sandbox/seed/people';
import { lookAlike, writtenNumber } from './numbers';

/** The generated pages. `stream` changes its lists on request. */
export const PAGES = ['contacts', 'mixed', 'prose', 'digits', 'stream'] as const;
export type PageName = (typeof PAGES)[number];

/** Titles of the pages in the printed table. */
export const PAGE_TITLES: Readonly<Record<PageName, string>> = {
  contacts: 'contacts: 4,000 numbers',
  mixed: 'mixed CRM page',
  prose: '5 MB of prose',
  digits: '20,000 cells of digits',
  stream: '1,000 changes of 50-row lists',
};

const CONTACTS = 4000;
const RECORDS = 400;
const PROSE_LENGTH = 5_000_000;
const DIGIT_ROWS = 2000;
const DIGIT_COLUMNS = 10;

/** Returns the HTML of a page. It is the same each time. */
export function htmlOf(name: PageName): string {
  const body = BODY_OF[name](randomFrom(`pages|${name}`));
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>${name}</title><body>${body}`;
}

const BODY_OF: Readonly<Record<PageName, (random: () => number) => string>> = {
  contacts: contactsBody,
  mixed: mixedBody,
  prose: proseBody,
  digits: digitsBody,
  stream: () => '<main></main><script src="/stream.js"></script>',
};

function repeat(count: number, make: (nth: number) => string): string {
  return Array.from({ length: count }, (_, nth) => make(nth)).join('');
}

function nameOf(random: () => number): string {
  const { first, last } = personName(random);
  return `${first} ${last}`;
}

function contactsBody(random: () => number): string {
  const row = (nth: number) =>
    `<tr><td>${nameOf(random)}</td><td>${writtenNumber(nth)}</td>` +
    `<td>contact${nth}@example.com</td><td>${sentence(random, 2)}</td></tr>\n`;
  return `<table><tr><th>Name<th>Phone<th>E-mail<th>Company</tr>${repeat(CONTACTS, row)}</table>`;
}

/** CRM records with fields, amounts, dates, ids, notes and two numbers each. */
function mixedBody(random: () => number): string {
  const field = (label: string, value: string) =>
    `<div class="field"><span class="label">${label}</span> <span>${value}</span></div>`;
  const note = () => `<li><time>${lookAlike(random)}</time> <p>${sentence(random, 14)}.</p></li>`;
  const record = (nth: number) =>
    `<section><h3><a href="#deal-${nth}">${nameOf(random)}</a></h3>` +
    field('Phone', writtenNumber(2 * nth)) +
    field('Company', sentence(random, 2)) +
    field('Order', `INV-${100_000 + nth}`) +
    field('Amount', lookAlike(random)) +
    field('Closes', lookAlike(random)) +
    field('Owner', nameOf(random)) +
    `<p>${sentence(random, 20)}. Call <b>${writtenNumber(2 * nth + 1)}</b> ${sentence(random, 6)}.</p>` +
    `<ul>${repeat(4, note)}</ul></section>`;
  return `<main>${repeat(RECORDS, record)}</main>`;
}

/** Paragraphs with some years and times, and a number in every fortieth and in the last. */
function proseBody(random: () => number): string {
  const paragraphs: string[] = [];
  for (let length = 0; length < PROSE_LENGTH; length += paragraphs.at(-1)?.length ?? 0) {
    const nth = paragraphs.length;
    const number = nth % 40 === 0 ? ` Call ${writtenNumber(nth / 40)}.` : '';
    const middle = nth % 5 === 0 ? `<em>${sentence(random, 6)}</em>` : sentence(random, 6);
    const figure = nth % 3 === 0 ? lookAlike(random) : '';
    paragraphs.push(
      `<p>${sentence(random, 60)}. ${middle} ${figure} ${sentence(random, 40)}.${number}</p>`,
    );
  }
  return `<article>${paragraphs.join('\n')}<p>Call ${writtenNumber(4999)}.</p></article>`;
}

function digitsBody(random: () => number): string {
  const row = () => `<tr>${repeat(DIGIT_COLUMNS, () => `<td>${lookAlike(random)}</td>`)}</tr>\n`;
  return `<table>${repeat(DIGIT_ROWS, row)}</table><p>Call ${writtenNumber(0)}</p>`;
}

const WORDS: readonly [string, ...string[]] = [
  'account',
  'agreed',
  'and',
  'answer',
  'as',
  'before',
  'brought',
  'by',
  'came',
  'client',
  'considered',
  'day',
  'delivery',
  'desk',
  'during',
  'every',
  'first',
  'for',
  'freight',
  'from',
  'given',
  'harbour',
  'in',
  'introduction',
  'it',
  'later',
  'letter',
  'market',
  'meeting',
  'much',
  'nevertheless',
  'of',
  'offer',
  'on',
  'one',
  'other',
  'painted',
  'quiet',
  'railway',
  'season',
  'seller',
  'street',
  'that',
  'the',
  'their',
  'these',
  'to',
  'town',
  'under',
  'was',
  'went',
  'with',
];

function sentence(random: () => number, words: number): string {
  const count = wholeNumberBetween(random, Math.ceil(words * 0.7), Math.ceil(words * 1.3));
  return Array.from({ length: count }, () => pickOne(random, WORDS)).join(' ');
}
