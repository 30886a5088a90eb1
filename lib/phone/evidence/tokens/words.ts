import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { CASED_WORDS, OTHER_WORDS } from '@/lib/phone/data/id-words';
import {
  COMPOUND_ENDS,
  HOLDERS,
  LEADING_NUMBER_WORDS,
  LINE_STEMS,
  LINK_WORDS,
  NOT_PHONES,
  NUMBER_WORDS,
  OTHER_MARKS,
  OWNERS,
  REACH_WORDS,
  type Word,
} from '@/lib/phone/data/other-words';
import { PHONE_LETTERS, PHONE_MARKS, PHONE_WORDS } from '@/lib/phone/data/phone-words';
import { UNIT_WORDS, VERBS_ENDING_IN_S } from '@/lib/phone/data/unit-words';
import { createBoundedCache } from '@/lib/phone/plan/bounded-cache';

const exact = new Map<string, Word>();
/** The same words without accents. */
const folded = new Map<string, Word>();
const beginnings: { start: string; word: Word }[] = [];

const NO_ACCENTS = /^[\0-\x7f]*$/;

/** Removes accents: many people leave them out, and some add one. */
function unaccented(text: string): string {
  if (NO_ACCENTS.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

function add(list: string, word: Word): void {
  for (const entry of list.split(/\s+/).filter(Boolean)) {
    if (entry.endsWith('*')) beginnings.push({ start: entry.slice(0, -1), word });
    else if (!exact.has(entry)) exact.set(entry, word);
    const plain = unaccented(entry);
    if (!folded.has(plain)) folded.set(plain, word);
  }
}

const cased = new Map(
  CASED_WORDS.flatMap(({ reason, beats, words }) =>
    words.split(' ').map((word): [string, Word] => [word, { says: 'other', reason, beats }]),
  ),
);

for (const rule of OTHER_WORDS) {
  add(rule.words, { says: 'other', reason: rule.reason, beats: rule.beats });
}
for (const words of Object.values(PHONE_WORDS)) add(words, { says: 'phone' });
for (const word of NUMBER_WORDS.split(/\s+/)) {
  add(word, { says: 'number', leads: LEADING_NUMBER_WORDS.has(word) });
}
add(HOLDERS, { says: 'holder' });
add(OWNERS, { says: 'owner' });
add(REACH_WORDS, { says: 'reach' });
add(LINK_WORDS, { says: 'link' });

const verbs = new Set(VERBS_ENDING_IN_S.split(/\s+/));
const units = new Set(UNIT_WORDS.split(/\s+/));
const lineStems = new Set(LINE_STEMS.split(/\s+/));
const compoundEnds = COMPOUND_ENDS.split(/\s+/);
const phoneMarks = PHONE_MARKS.split(' ');
const otherMarks = OTHER_MARKS.flatMap(({ reason, marks }) =>
  marks.split(' ').map((mark) => ({ mark, reason })),
);

const words = createBoundedCache<Word | undefined>(5000);

/** Returns what one word tells, in any case; undefined if it tells nothing about numbers. */
export function wordOf(text: string): Word | undefined {
  return words(text, findWord);
}

function findWord(text: string): Word | undefined {
  return cased.get(text) ?? lookUp(withoutDigits(narrow(text).toLowerCase()));
}

const lastDigits = lazyPattern(String.raw`[\p{Nd}]+$`);

const WIDE = /[\uff21-\uff5a]/;

/** Converts full-width Latin letters, as used in Chinese and Japanese text. */
function narrow(text: string): string {
  return WIDE.test(text) ? text.normalize('NFKC') : text;
}

/** Drops trailing digits: `phone2` is a phone. */
function withoutDigits(text: string): string {
  return text.replace(lastDigits(text), '');
}

function lookUp(text: string): Word | undefined {
  const word = exact.get(text) ?? folded.get(unaccented(text));
  return word ?? compound(text) ?? plural(text) ?? beginning(text) ?? marked(text);
}

/**
 * Reads compounds such as `Kundennummer` and `fakturanr`. They name a phone number if their first
 * part does.
 */
function compound(text: string): Word | undefined {
  const end = compoundEnds.find((one) => text.endsWith(one) && text.length > one.length + 2);
  if (!end) return undefined;
  const stem = text.slice(0, -end.length).replace(/[-.]+$/, '');
  const first = exact.get(stem) ?? beginning(stem);
  if (first?.says === 'phone') return first;
  if (lineStems.has(stem.replace(/s$/, ''))) return { says: 'phone' };
  return { says: 'other', reason: 'a number of another kind', beats: 'grouped' };
}

/**
 * Reads plurals. They often name departments, which take calls, so they outweigh bare digits only.
 */
function plural(text: string): Word | undefined {
  const single = text.endsWith('s') ? exact.get(text.slice(0, -1)) : undefined;
  return single?.says === 'other' ? { ...single, beats: 'bare' } : single;
}

function beginning(text: string): Word | undefined {
  if (NOT_PHONES.test(text)) return undefined;
  return beginnings.find(({ start }) => text.startsWith(start))?.word;
}

/** Words for departments, which take calls: `ฝ่ายบัญชี` (accounts), `部品センター` (parts centre). */
const DEPARTMENTS = /^(?:ฝ่าย|แผนก)|(?:センター|窓口|문의|센터)$/;

/**
 * Reads scripts without spaces: a mark for phone decides, unless it is part of a longer mark for
 * something else.
 */
function marked(text: string): Word | undefined {
  if (text < '\u0e00') return undefined;
  const phone = phoneMarks.find((mark) => text.includes(mark));
  if (!phone && DEPARTMENTS.test(text)) return undefined;
  const other = otherMarks.find(({ mark }) => mark.includes(phone ?? '') && text.includes(mark));
  if (phone && !other) return { says: 'phone' };
  return other && { says: 'other', reason: other.reason, beats: 'grouped' };
}

/** Short units that are a title, a time zone or a state in capitals. */
const SHORT_UNIT = /^(?:ms|pt|mi|em|in)$/i;

/** Returns whether a word right after a number makes it a count or a measure. */
export function isUnit(text: string): boolean {
  return units.has(SHORT_UNIT.test(text) ? text : text.toLowerCase());
}

/** Returns whether the word after bare digits is an English plural, which means they are a count. */
export function isCounted(text: string): boolean {
  return /^[a-z]{3,}s$/.test(text) && !verbs.has(text);
}

/** Returns whether a letter with a colon or dot means phone (`T:`). */
export function isPhoneLetter(letter: string): boolean {
  return letter.length === 1 && PHONE_LETTERS.includes(letter.toLowerCase());
}

/** Returns whether a token may be a state after a town, and is no word for an id (`VS`). */
export function isState(token: string): boolean {
  return /^[A-Z]{2}$/.test(token) && wordOf(token)?.says !== 'other';
}

/** A word after a letter and a dot: the letter is an initial, as in `H. Truman`. */
const surname = lazyPattern(String.raw`^[\p{Lu}][\p{Ll}]{2}`);

/**
 * Returns whether a sign ends a label of one letter. A code follows the letter in ids: `C:J05`.
 */
export function isLabelEnd(sign: string | undefined, next = ''): boolean {
  if (sign === '.' && surname(next).test(next)) return false;
  return (sign === ':' || sign === '.') && !/[A-Za-z]\d/.test(next);
}
