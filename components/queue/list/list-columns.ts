import type { TableRow } from '@/lib/lists/model';

/** Which columns of a list hold what. */
export interface ListColumns {
  /** Whether the first row names the columns. */
  hasHeadings: boolean;
  /** The column of the numbers. */
  number: number;
  /** The columns of the name; two for first and last name, none if the list has no names. */
  name: readonly number[];
}

/** Rows that are looked at. */
const SAMPLE = 100;

/** A text that may be a phone number: enough digits of any script, and signs between them. */
const NUMBER_LIKE =
  /^(?:tel:)?[+(]?[\p{Nd}\s().\-/+\u2010-\u2015]{5,30}(?:\s*(?:x|ext)\.?\s*\p{Nd}+)?$/iu;

/** Recognises the columns of a list by their headings and by what they hold. */
export function guessColumns(rows: readonly TableRow[]): ListColumns {
  const [first] = rows;
  const sample = rows.slice(0, SAMPLE);
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
  const headings = (first?.cells ?? []).map((cell) => cell.toLowerCase());
  const all = Array.from({ length: width }, (_, column) => column);
  const score = (column: number) =>
    share(sample, column, isNumberLike) + weightOf(headings[column]);
  // A list of one row has no headings.
  const number = all.toSorted((a, b) => score(b) - score(a))[0] ?? 0;
  const hasHeadings = rows.length > 1 && !isNumberLike(first?.cells[number] ?? '');
  return { hasHeadings, number, name: nameColumns(hasHeadings ? headings : [], rows, all, number) };
}

function nameColumns(
  headings: readonly string[],
  rows: readonly TableRow[],
  all: readonly number[],
  number: number,
): number[] {
  const called = (words: readonly string[]) => headings.findIndex((each) => words.includes(each));
  const [whole, given, family] = [NAME_HEADINGS, FIRST_NAME_HEADINGS, LAST_NAME_HEADINGS].map(
    called,
  );
  if (whole !== undefined && whole >= 0 && whole !== number) return [whole];
  const parts = [given, family].filter((each) => each !== undefined && each >= 0);
  if (parts.length > 0) return parts.flatMap((each) => each ?? []);
  // Without a heading, only a column of words beside the numbers is taken for names.
  const named = all.find(
    (each) => each !== number && share(rows.slice(0, SAMPLE), each, isNameCell) > 0.5,
  );
  return headings.length > 0 || named === undefined ? [] : [named];
}

/** The share of the rows whose cell passes; empty cells do not count. */
function share(
  rows: readonly TableRow[],
  column: number,
  passes: (cell: string) => boolean,
): number {
  const filled = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(passes).length / filled.length;
}

function weightOf(heading = ''): number {
  const words = heading.split(/[^\p{L}\p{M}]+/u);
  const has = (part: string) => heading.includes(part);
  if (
    OTHER_HEADINGS.some((other) => words.some((word) => word === other || isLongPart(word, other)))
  )
    return -1;
  if (PHONE_HEADINGS.some(has)) return 1;
  return NUMBER_HEADINGS.some(has) ? 0.3 : 0;
}

/** `Kundennummer` is no phone number; `valid` has no `id`. */
function isLongPart(word: string, part: string): boolean {
  return part.length > 4 && word.includes(part);
}

function isNumberLike(cell: string): boolean {
  return NUMBER_LIKE.test(cell) && (cell.match(/\p{Nd}/gu)?.length ?? 0) >= 6;
}

function isNameCell(cell: string): boolean {
  return /^\p{L}/u.test(cell) && !/[@\p{Nd}]/u.test(cell);
}

/** Words in the heading of a column of phone numbers, in lower case. */
const PHONE_HEADINGS = [
  ...['phone', 'tel', 'mobile', 'cell', 'dial'],
  ...['telefon', 'rufnummer', 'handy', 'mobil', 'durchwahl'],
  ...['هاتف', 'جوال', 'موبايل', 'محمول', 'تليفون'],
  ...['téléphone', 'portable', 'teléfono', 'telefono', 'móvil'],
];

/** Words that numbers of any kind have: customers, orders, phones. */
const NUMBER_HEADINGS = ['number', 'nummer', 'رقم', 'numéro', 'número', 'numero'];

/** Words of columns whose numbers are not called. */
const OTHER_HEADINGS = [
  ...['fax', 'id', 'customer', 'account', 'order', 'invoice', 'postal', 'zip', 'vat', 'tax'],
  ...['kunden', 'konto', 'auftrag', 'rechnung', 'plz', 'steuer', 'datum', 'date'],
  ...['فاكس', 'العميل', 'الحساب', 'الطلب', 'البريدي', 'التاريخ'],
];

/** Headings of a column with a person's whole name. */
const NAME_HEADINGS = [
  ...[
    'name',
    'full name',
    'contact',
    'contact name',
    'customer',
    'customer name',
    'person',
    'lead',
  ],
  ...['kontakt', 'ansprechpartner', 'kunde', 'vollständiger name', 'kontaktname', 'kundenname'],
  ...['الاسم', 'الاسم الكامل', 'جهة الاتصال', 'اسم العميل', 'nom', 'nombre'],
];

/** Headings of the first of two columns with first and last names. */
const FIRST_NAME_HEADINGS = ['first name', 'firstname', 'given name', 'vorname', 'الاسم الأول'];

/** Headings of the second of them. */
const LAST_NAME_HEADINGS = [
  ...['last name', 'lastname', 'surname', 'family name', 'nachname', 'familienname'],
  ...['اسم العائلة', 'الاسم الأخير', 'اللقب'],
];
