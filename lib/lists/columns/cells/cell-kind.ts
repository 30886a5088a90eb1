import { countDigits, isDamagedCell } from './clean-cell';
import { numbersIn } from './numbers-in';

/**
 * What a cell holds, by its form alone.
 * `international`: a number with its country: `+44 20 7946 0123`.
 * `written`: digits written as a phone number: `(212) 555-0134`, `020 7946 0123`.
 * `digits`: as many digits as a phone number has, and nothing else. An id may look like this.
 * `damaged`: what a spreadsheet left of a number.
 * `figure`: other digits: dates, amounts, coordinates, short and long ids.
 */
export type CellKind =
  | 'international'
  | 'written'
  | 'digits'
  | 'damaged'
  | 'email'
  | 'link'
  | 'words'
  | 'figure'
  | 'mixed';

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$|<[^\s@<>]+@[^\s@<>]+>$/;
const LINK = /^(?:https?:\/\/|www\.)\S+$/i;

/** Digits in groups that are no phone number: dates, times, amounts, places, ids of other kinds. */
const FIGURES = [
  // Dates and times of day.
  /^\d{1,4}([./-])\d{1,2}\1\d{1,4}(?:[ T,]+\d{1,2}:\d{2}.*)?$/,
  /\d{1,2}:\d{2}/,
  /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/,
  // Decimal numbers, amounts and coordinates.
  /^[+-]?\d{1,3}(?:[ .,’']\d{3})*[.,]\d{1,2}$/,
  /^[+-]?\d+[.,]\d+(?:[ ,;]+[+-]?\d+[.,]\d+)?$/,
  /^[+-]?\d{1,3}(?:\.\d{3}){1,2}$/,
  /^-/,
  // ZIP+4, social security and tax numbers of the US, Brazil and Germany, cards, addresses of computers.
  /^\d{5}-\d{4}$/,
  /^\d{3}-\d{2}-\d{4}$/,
  /^\d{2}-\d{7}$/,
  /^\d{3}\.\d{3}\.\d{3}-\d{2}$|^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/,
  /^\d{2,3}\/\d{3}\/\d{4,5}$/,
  /^\d{4}([ -])\d{4}\1\d{4}\1\d{2,4}$/,
  /^\d{1,3}(?:\.\d{1,3}){3}$/,
];

/** Returns the kind of a cell that is not empty. */
export function kindOfCell(cell: string): CellKind {
  if (EMAIL.test(cell)) return 'email';
  if (LINK.test(cell)) return 'link';
  const [number] = numbersIn(cell);
  if (number?.isDamaged) return 'damaged';
  if (countDigits(cell) === 0) return 'words';
  return number ? kindOfNumber(number.text) : kindOfDigits(cell);
}

const INTERNATIONAL = /^\(?(?:[+＋]|00[1-9])/;
const EXTENSION = /(?<=[\p{Nd})])[\s,;]*(?:\p{L}+[.=:\s]*)\p{Nd}{1,6}$/u;
const WRITTEN = /^[+＋(（\p{Nd}][\p{Nd}\s().\-/（）－‐-―・~,]*$/u;
/** The first zero of national numbers, in any script. */
const TRUNK = /^[(（]?[0٠۰०０]/u;

function kindOfNumber(text: string): CellKind {
  const number = text.replace(EXTENSION, '');
  const digits = countDigits(number);
  if (digits < 7 || digits > 15) return kindOfDigits(number);
  if (INTERNATIONAL.test(number)) return digits < 8 ? 'figure' : 'international';
  if (FIGURES.some((figure) => figure.test(number))) return 'figure';
  if (!WRITTEN.test(number)) return 'mixed';
  const isGrouped = /\P{Nd}/u.test(number);
  return isGrouped || (TRUNK.test(number) && digits >= 9 && digits <= 12) ? 'written' : 'digits';
}

function kindOfDigits(text: string): CellKind {
  return /\p{L}/u.test(text) ? 'mixed' : 'figure';
}

/** Returns whether a cell is like the name of a person, company or place: words without digits. */
export function isNameCell(cell: string): boolean {
  return /^\p{L}[\p{L}\p{M}\s.,'’&()-]{0,80}$/u.test(cell);
}

/** Returns whether nothing in a cell speaks against its being a heading: it is short and no data. */
export function mayBeHeading(cell: string): boolean {
  if (cell.length > 80 || isDamagedCell(cell)) return false;
  const kind = kindOfCell(cell);
  return kind === 'words' || (kind === 'mixed' && /^\P{Nd}*\p{L}/u.test(cell));
}
