import {
  ABBREVIATIONS,
  BESIDE_NUMBER_ONLY,
  CITIES_LIKE_PHONE_WORDS,
  DEMONSTRATIVES,
  NUMBER_ABBREVIATIONS,
  WORD_PAIRS,
  type Word,
} from '@/lib/phone/data/other-words';
import { isLabelEnd, isPhoneLetter, isState, wordOf } from './words';

/** The start of an account number and its bank: `NL04 RABO …`. */
const IBAN = /^[A-Z]{2}\d\d$/;
const BANK = /^[A-Z]+$/;
const ACCOUNT: Word = { says: 'other', reason: 'a bank account or card', beats: 'grouped' };

/** Returns what a word tells, considering the words beside it. */
export function wordAt(tokens: readonly string[], at: number): Word | undefined {
  const token = tokens[at] ?? '';
  const next = tokens[at + 1];
  if (isPhoneLetter(token) && isLabelEnd(next, tokens[at + 2])) return { says: 'phone' };
  const short = abbreviationAt(token, next);
  if (short) return short;
  if (isState(token) && tokens[at - 1] === ',') return { says: 'link' };
  if (token.length === 4 && BANK.test(token) && IBAN.test(tokens[at - 1] ?? '')) return ACCOUNT;
  if (CITIES_LIKE_PHONE_WORDS.test(`${token} ${next ?? ''} ${tokens[at + 2] ?? ''}`))
    return undefined;
  if (BESIDE_NUMBER_ONLY.has(token.toLowerCase()) && !isBeside(tokens.slice(at + 1)))
    return undefined;
  const pair = `${tokens[at - 1] ?? ''} ${token}`.toLowerCase();
  const word = WORD_PAIRS.get(pair) ?? wordOf(token);
  const spokenOf = DEMONSTRATIVES.has((tokens[at - 1] ?? '').toLowerCase());
  return word?.says === 'other' && spokenOf ? { says: 'reach' } : word;
}

/** Returns whether only a colon or dot comes between a word and the number. */
function isBeside(tokens: readonly string[]): boolean {
  return tokens.length === 0 || (tokens.length === 1 && /^[:.]$/.test(tokens[0] ?? ''));
}

const ABBREVIATED: Word = { says: 'other', reason: 'a record or a thing', beats: 'grouped' };

/** Returns what a short word tells, if a dot or apostrophe after it shows that it is shortened. */
export function abbreviationAt(token: string, next = ''): Word | undefined {
  if (!/^[.'’׳]$/.test(next)) return undefined;
  const word = token.toLowerCase();
  if (NUMBER_ABBREVIATIONS.has(word)) return { says: 'number', leads: true };
  return next === '.' && ABBREVIATIONS.has(word) ? ABBREVIATED : undefined;
}
