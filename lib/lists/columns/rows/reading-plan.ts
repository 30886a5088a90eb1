import { headingWords } from '@/lib/lists/columns/headings/heading-words';
import { namesCallingCode } from '@/lib/lists/columns/headings/number-heading';
import { isOfCompany } from '@/lib/lists/columns/headings/read-heading';
import type { ColumnRole, ListColumn, ListLayout, NumberLabel } from '@/lib/lists/model';

/** A column of numbers, and the columns that say more about its numbers. */
export interface NumberColumn {
  column: number;
  label: NumberLabel;
  /** The column that names the kind of its numbers. */
  labelColumn?: number;
  /** The column of their area codes, or of the calling codes of their countries. */
  codeColumn?: number;
  /** Whether that is a calling code, which needs a plus. */
  isCallingCode?: true;
}

/** The columns of a part of a contact's place: its own first, then its company's. */
export interface PlaceColumns {
  own: readonly number[];
  company: readonly number[];
}

/** The columns of a layout, by what is read from them. Made once per list. */
export interface ReadingPlan {
  headings: readonly string[];
  numbers: readonly NumberColumn[];
  names: readonly number[];
  firstNames: readonly number[];
  lastNames: readonly number[];
  /** The headings are in a language that writes the family name first. */
  isFamilyFirst: boolean;
  emails: readonly number[];
  companies: readonly number[];
  owners: readonly number[];
  places: Readonly<Record<PlacePart, PlaceColumns>>;
  ids: readonly number[];
  links: readonly number[];
  crm?: string;
  recordType?: string;
}

/** The parts of a place that a list can have. */
export type PlacePart = 'country' | 'region' | 'city' | 'address' | 'postcode';

/** Headings in languages that write the family name first: Chinese, Japanese, Korean, Hungarian. */
const FAMILY_FIRST = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]|^vezetéknév/iu;

/** Makes the plan of a layout. */
export function readingPlan({ columns, crm, recordType }: ListLayout): ReadingPlan {
  const of = (...roles: ColumnRole['role'][]) => indicesOf(columns, (each) => roles.includes(each));
  const lastNames = of('last-name');
  const place = (part: PlacePart) => placeColumns(columns, of(part));
  return {
    headings: columns.map(({ heading = '' }) => heading),
    numbers: of('number').map((column) => numberColumn(columns, column)),
    names: of('name'),
    firstNames: of('first-name'),
    lastNames,
    isFamilyFirst: lastNames.some((column) => FAMILY_FIRST.test(columns[column]?.heading ?? '')),
    emails: of('email'),
    companies: of('company'),
    owners: of('owner'),
    places: {
      country: place('country'),
      region: place('region'),
      city: place('city'),
      address: place('address'),
      postcode: place('postcode'),
    },
    ids: of('record-id'),
    links: of('record-url'),
    ...(crm !== undefined && { crm }),
    ...(recordType !== undefined && { recordType }),
  };
}

function indicesOf(
  columns: readonly ListColumn[],
  fits: (role: ColumnRole['role']) => boolean,
): number[] {
  return columns.flatMap(({ holds }, index) => (fits(holds.role) ? [index] : []));
}

function placeColumns(columns: readonly ListColumn[], indices: readonly number[]): PlaceColumns {
  const isCompany = (index: number) => isOfCompany(wordsOf(columns[index]));
  return {
    own: indices.filter((index) => !isCompany(index)),
    company: indices.filter(isCompany),
  };
}

function numberColumn(columns: readonly ListColumn[], column: number): NumberColumn {
  const { holds } = columns[column] ?? {};
  const label = holds?.role === 'number' ? holds.label : 'main';
  const labelColumn = labelColumnOf(columns, column);
  const codeColumn = codeColumnOf(columns, column);
  const isCallingCode = codeColumn !== undefined && namesCallingCode(wordsOf(columns[codeColumn]));
  return {
    column,
    label,
    ...(labelColumn !== undefined && { labelColumn }),
    ...(codeColumn !== undefined && { codeColumn }),
    ...(isCallingCode && { isCallingCode }),
  };
}

/** The column that names the kinds of the numbers of another one. */
function labelColumnOf(columns: readonly ListColumn[], column: number): number | undefined {
  const beside = [column - 1, column + 1].filter(
    (index) => columns[index]?.holds.role === 'number-label',
  );
  return beside.find((index) => numbersLabelledBy(columns, index) === column);
}

/** The numbers that a column of kinds is about: named like it, else behind it, else before it. */
function numbersLabelledBy(columns: readonly ListColumn[], label: number): number | undefined {
  const beside = [label + 1, label - 1].filter((index) => columns[index]?.holds.role === 'number');
  const stem = stemOf(columns[label]);
  return beside.find((index) => stemOf(columns[index]) === stem) ?? beside[0];
}

/** `Phone 1` of `Phone 1 - Label` and of `Phone 1 - Value`. */
function stemOf(column: ListColumn | undefined): string {
  return wordsOf(column)
    .replace(/(?<=^| )(?:type|label|kind|art|tipo|value|number)(?= |$)/g, '')
    .trim();
}

/** An area code belongs to the next column; the code of a country to all numbers until the next code. */
function codeColumnOf(columns: readonly ListColumn[], column: number): number | undefined {
  for (let index = column - 1; index >= 0; index -= 1) {
    if (columns[index]?.holds.role !== 'area-code') continue;
    const isNear = index === column - 1 || namesCallingCode(wordsOf(columns[index]));
    return isNear ? index : undefined;
  }
  const isBehind = columns[column + 1]?.holds.role === 'area-code';
  const isLast = columns.slice(column + 2).every(({ holds }) => holds.role !== 'number');
  return isBehind && isLast ? column + 1 : undefined;
}

function wordsOf(column: ListColumn | undefined): string {
  return headingWords(column?.heading ?? '');
}
