import type { ListedNumber } from '@/lib/queue/model';
import type { PlacedContact } from './contact-source';

/** What a rep is asked about several rows of a list at once. */
export type Question = { id: string } & (
  | { kind: 'no-country' }
  /** The row's word for its country is none that is known. */
  | { kind: 'unknown-country'; says: string }
  /** The row names several, ISO 3166. */
  | { kind: 'several-countries'; countries: string[] }
  /** The row names one country, its number is of another. ISO 3166. */
  | { kind: 'other-country'; rowCountry: string; country: string | undefined }
);

/** To call numbers as they are written, or not at all. */
export type PlainAnswer = 'as-written' | 'leave-out';

/** What the rep answered: a country (ISO 3166), or a plain answer. */
export type CountryAnswer = string | PlainAnswer;

/** Returns whether an answer names no country. */
export function isPlain(answer: CountryAnswer): answer is PlainAnswer {
  return answer === 'as-written' || answer === 'leave-out';
}

/** A number that is asked about. */
type Asked = Extract<ListedNumber, { asks: unknown }>;

/** Returns what is asked about a number. Rows that say the same have the same question. */
export function questionOf(contact: PlacedContact, number: Asked): Question {
  const { country = '', conflict, place } = contact;
  if (number.asks === 'other-country') {
    const id = `other ${country} ${number.country}`;
    return { id, kind: 'other-country', rowCountry: country, country: number.country };
  }
  if (conflict) {
    const countries = [...conflict].sort();
    return { id: `several ${countries}`, kind: 'several-countries', countries };
  }
  // A country without a numbering plan, such as Antarctica, decides nothing either.
  const says = place.country?.trim() ?? country;
  if (says !== '') return { id: `word ${says.toLowerCase()}`, kind: 'unknown-country', says };
  return { id: 'none', kind: 'no-country' };
}
