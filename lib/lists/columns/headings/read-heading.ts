import {
  ADDRESS_QUALIFIERS,
  FIELD_HEADINGS,
  FURTHER_ID_HEADINGS,
  type NamedField,
  OF_COMPANY,
  OTHER_HEADINGS,
  QUALIFIERS,
} from '@/lib/lists/columns/data/field-words';
import type { ColumnRole } from '@/lib/lists/model';
import { headingWords, wordPattern } from './heading-words';
import { readNumberHeading } from './number-heading';

/** What a heading says of its column. */
export interface HeadingMeaning {
  holds: ColumnRole;
  /** It is the company's, not the contact's: `Company Country`, `Account Owner`. */
  ofCompany?: true;
  /** It may name something else too: the cells decide. */
  dependsOnCells?: true;
}

const OTHER = wordPattern(OTHER_HEADINGS);
const COMPANY = wordPattern(OF_COMPANY);
const [LEFT_OUT, COMPANY_LEFT_OUT, ADDRESS_LEFT_OUT] = [
  QUALIFIERS,
  OF_COMPANY,
  ADDRESS_QUALIFIERS,
].map((words) => new RegExp(wordPattern(words).source, 'gu')) as [RegExp, RegExp, RegExp];
const NUMBERING = /(?<=^| )\d+(?= |$)/g;

const fields = new Map<string, NamedField>();
const wholeHeadings = new Map<string, NamedField>();
for (const [field, headings] of Object.entries(FIELD_HEADINGS) as [NamedField, string][])
  for (const heading of headings.split(','))
    (heading.includes('=') ? wholeHeadings : fields).set(headingWords(heading), field);
const furtherIds = new Set(FURTHER_ID_HEADINGS.split(',').map(headingWords));

/**
 * Reads a heading. `undefined` if no word of it is known. Headings that are known to be of no use are
 * `other`: what is below them is never taken for phone numbers.
 */
export function readHeading(heading: string): HeadingMeaning | undefined {
  const words = headingWords(heading);
  if (words === '') return undefined;
  const number = readNumberHeading(words);
  if (number) return number;
  if (furtherIds.has(words)) return { holds: { role: 'record-id' }, ofCompany: true };
  const field = wholeHeadings.get(words) ?? fieldIn(words);
  if (field) return fieldMeaning(field, words);
  return OTHER.test(words) ? { holds: { role: 'other' } } : undefined;
}

function fieldMeaning(field: NamedField, words: string): HeadingMeaning {
  if (field === 'company' || !isOfCompany(words)) return { holds: { role: field } };
  // The name of a company is no person's.
  if (field === 'name') return { holds: { role: 'company' } };
  return { holds: { role: field }, ofCompany: true };
}

/** Finds the field of a heading, leaving out more and more words that only say whose it is. */
function fieldIn(words: string): NamedField | undefined {
  let left = words;
  for (const pattern of [undefined, NUMBERING, LEFT_OUT, COMPANY_LEFT_OUT, ADDRESS_LEFT_OUT]) {
    if (pattern) left = left.replace(pattern, '').replace(/ {2,}/g, ' ').trim();
    const field = fields.get(left);
    if (field) return field;
  }
  return undefined;
}

/** Returns whether a heading names what is the company's (result of `headingWords`). */
export function isOfCompany(words: string): boolean {
  return COMPANY.test(words);
}
