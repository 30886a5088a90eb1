import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { CELL_SEPARATOR } from '@/lib/phone/evidence/cells';
import { type CounterEvidence, strongerEvidence } from '@/lib/phone/evidence/counter-evidence';
import type { Evidence } from '@/lib/phone/evidence/evidence';
import { wordOf } from '@/lib/phone/evidence/tokens/words';
import { isBesideCountryOfContact, isBesideTradedCountry } from './country-cells';

/** A count, a measure or a share. Longer digits may be a number or an id. */
const FIGURE = /^\s?["']?[-+]?(?:\d{1,6}|\d*[.,]\d+)%?["']?\s?$/;
/** Minimum figures near a cell that make its row a table of figures. */
const MIN_FIGURES = 3;
/** Length of the text around a candidate. A cell that starts before it is cut off. */
const CUT_OFF = 40;

/** Returns the cells of the candidate's row on both sides, without those that are cut off. */
function cellsAround(before: string, after: string): string[] {
  const own = before.slice(before.lastIndexOf('\n') + 1);
  const [rest = ''] = after.split('\n', 1);
  const left = own.split(CELL_SEPARATOR).slice(own.length < CUT_OFF ? 0 : 1, -1);
  const right = rest.split(CELL_SEPARATOR).slice(1, rest.length < CUT_OFF ? undefined : -1);
  return [...left, ...right];
}

/**
 * Returns whether a candidate is a cell in a row of figures, as statistics have them: `India,1156,1093,
 * 3224.7,1143289350`. Bare digits there are rather one more figure than a number.
 */
function isAmongFigures(before: string, after: string): boolean {
  const figures = cellsAround(before, after).filter((cell) => FIGURE.test(cell));
  return figures.length >= MIN_FIGURES && !isBesideCountryOfContact(before);
}

/** The start of a row whose first cell is the candidate. */
const ROW_START = /(?:^|\n)\s*["']?$/;
/** The next cell of such a row. */
const NEXT_CELL = /^["']?(?:,\S|[;|\t]| {2,}\S)/;
/** A separator in the row above, or later in the same row. */
const ROW_ABOVE = /(?:,(?=\S|\n)|[;|\t])[^\n]*\n["']?$/;
const LATER_CELL = /^["']?([,;|\t])[^\n]*\1/;

const DIGITS = /^\d+$/;
/** Digits that are no id of a row: after a `+` or bracket, or bare with a national prefix. */
const NO_ROW_ID = /^(?:[+(]|0\d*$)/;
/** An id of two groups. Nothing but a wide gap shows that a column follows it. */
const SHORT_ID = /^\d{4} \d{4}$/;
/** A row above in which a wide gap follows the first cell, as lists of ids in text have it. */
const LIST_ABOVE = /(?:^|\n)\s*[\da-f]{2,}(?: [\da-f]+)? {2,}[^\n]*\n\s*$/;

/** A word and an id of it in the next cell: `…; OIB 12345678903`. */
const NEXT_ID = lazyPattern(String.raw`^[,;|] ?([\p{L}]{2,6})[.:]? ?(?:[A-Z]{2})?[\p{Nd}]{8}`);

/** Returns whether the first cell of a row stands before an id, as the numbers of a company do. */
function isBeforeId(before: string, after: string, body: string): boolean {
  if (!',;|'.includes(after.charAt(0)) || !DIGITS.test(body) || !ROW_START.test(before))
    return false;
  const word = NEXT_ID(after).exec(after)?.[1];
  return word !== undefined && wordOf(word)?.says === 'other';
}

/** Returns whether a candidate is the first cell of a row of data, which is mostly the row's id. */
function isFirstCell(before: string, after: string, body: string): boolean {
  if (!ROW_START.test(before) || !NEXT_CELL.test(after)) return false;
  if (after.startsWith('  ') && SHORT_ID.test(body)) return true;
  return LATER_CELL.test(after) || ROW_ABOVE.test(before) || LIST_ABOVE.test(before);
}

/** The end of a row in a price list, with wide gaps between its cells: `   Gasket   4.20`. */
const PRICE_LAST =
  /^(?: {2,}|\t)[^\n\d][^\n]*?(?: {2,}|\t)[$€£]? ?\d{1,6}[.,]\d\d(?: ?[$€£])? *(?:\n|$)/;

/** Returns whether a candidate is the first cell of a row that ends with a price: an article number. */
function isArticle(before: string, after: string, body: string): boolean {
  // The price of the row above may be part of the candidate: `4.20⏎212-555-0123`.
  return PRICE_LAST.test(after) && (ROW_START.test(before) || body.includes('\n'));
}

const ARTICLE: CounterEvidence = { reason: 'the article of a price list', beats: 'grouped' };
const A_FIGURE: CounterEvidence = { reason: 'a figure in a row of figures', beats: 'bare' };
const TRADED: CounterEvidence = { reason: 'the trade of a country', beats: 'bare' };
const ROW_ID: CounterEvidence = { reason: 'the id of a row', beats: 'bare' };
const CELL_END = /[,;|\t]|^ {2}/;

/**
 * Adds what a row of data tells against a candidate that is one of its cells. Figures and ids have
 * no national prefix.
 */
export function withDataRow(
  evidence: Evidence,
  before: string,
  after: string,
  body: string,
): Evidence {
  if (evidence.phone > 1) return evidence;
  if (isArticle(before, after, body)) return against(evidence, ARTICLE);
  if (NO_ROW_ID.test(body)) {
    return isBeforeId(before, after, body) ? against(evidence, ROW_ID) : evidence;
  }
  if (!CELL_END.test(before) && !CELL_END.test(after)) return evidence;
  if (isAmongFigures(before, after)) return against(evidence, A_FIGURE);
  if (isBesideTradedCountry(before, after)) return against(evidence, TRADED);
  return isFirstCell(before, after, body) ? against(evidence, ROW_ID) : evidence;
}

function against(evidence: Evidence, row: CounterEvidence): Evidence {
  return { ...evidence, all: strongerEvidence(evidence.all, row) };
}
