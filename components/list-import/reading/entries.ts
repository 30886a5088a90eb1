import type { ContactNumber } from '@/lib/campaigns/model';
import type { ListedNumber, RowToRead } from '@/lib/queue/model';
import type { PlacedContact } from './contact-source';
import { type PlainAnswer, questionOf } from './questions';

/** The longest number that is read, and the most numbers of a contact. */
const MAX_NUMBER = 200;
const MAX_NUMBERS = 50;

/** A contact of the opened list. Its numbers are read one by one, in the order of the list. */
export interface Entry {
  contact: PlacedContact;
  read: ListedNumber[];
  /** What became of those that the rep was asked about. */
  answered: (Answered | undefined)[];
}

/** A number once the rep answered. */
export type Answered = ListedNumber | 'left-out';

const DAMAGED: ListedNumber = { problem: { code: 'damaged-number' } };
const NO_NUMBER: ListedNumber = { problem: { code: 'no-number' } };

/** The numbers of a contact for the background. One that a spreadsheet destroyed is none of them. */
export function rowToRead({ numbers, country }: PlacedContact): RowToRead {
  return {
    numbers: numbers
      .slice(0, MAX_NUMBERS)
      .filter(({ isDamaged }) => !isDamaged)
      .map(({ text }) => text.slice(0, MAX_NUMBER)),
    ...(country && { country }),
  };
}

/** Joins a contact with how its numbers were read, in the order of {@link rowToRead}. */
export function entryOf(contact: PlacedContact, read: readonly ListedNumber[]): Entry {
  const rest = [...read];
  const all = contact.numbers
    .slice(0, MAX_NUMBERS)
    .map(({ isDamaged }) => (isDamaged ? DAMAGED : (rest.shift() ?? NO_NUMBER)));
  return { contact, read: all, answered: [] };
}

/** A number that the rep is asked about. */
export interface AskedNumber {
  entry: Entry;
  at: number;
}

/** The numbers that a question is about. */
export function numbersAsked(entries: readonly Entry[], questionId: string): AskedNumber[] {
  return entries.flatMap((entry) =>
    entry.read.flatMap((number, at) =>
      'asks' in number && questionOf(entry.contact, number).id === questionId
        ? [{ entry, at }]
        : [],
    ),
  );
}

/** A number that the rep was asked about, to be read in the country that they chose. */
export function rowInCountry({ entry, at }: AskedNumber, country: string): RowToRead {
  const { text = '' } = entry.contact.numbers[at] ?? {};
  return { numbers: [text.slice(0, MAX_NUMBER)], country, isChosen: true };
}

/** Writes down an answer for which no number is read again: undefined is a question as before. */
export function settle({ entry, at }: AskedNumber, answer: PlainAnswer | undefined): void {
  const number = entry.read[at];
  if (answer === 'leave-out') entry.answered[at] = 'left-out';
  else entry.answered[at] = answer && number && asWritten(number);
}

function asWritten(number: ListedNumber): ListedNumber {
  if (!('e164' in number)) return NO_NUMBER;
  const { e164, ext }: ContactNumber = number;
  return { e164, ...(ext && { ext }) };
}
