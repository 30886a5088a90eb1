import { CASED_WORDS, OTHER_WORDS } from './data/id-words';
import {
  COMPOUND_ENDS,
  HOLDERS,
  LEADING_NUMBER_WORDS,
  LINK_WORDS,
  NUMBER_WORDS,
  OTHER_MARKS,
  OWNERS,
  REACH_WORDS,
} from './data/other-words';
import { PHONE_LETTERS, PHONE_MARKS, PHONE_WORDS } from './data/phone-words';
import { UNIT_WORDS, VERBS } from './data/units';
import { byScript } from './latin';

/** What a word says of the number beside it. */
export type Word =
  | { says: 'phone' }
  | { says: 'other'; reason: string; beats: 'grouped' | 'bare' }
  | { says: 'number'; leads: boolean }
  | { says: 'owner' | 'holder' | 'link' | 'reach' | 'unit' };

const exact = new Map<string, Word>();
/** The same without accents. */
const folded = new Map<string, Word>();
const beginnings: { start: string; word: Word }[] = [];

const NO_ACCENTS = /^[\0-\x7f]*$/;

/** Many write without accents, some with one too many. */
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

const verbs = new Set(VERBS.split(/\s+/));
const units = new Set(UNIT_WORDS.split(/\s+/));
const compoundEnds = COMPOUND_ENDS.split(/\s+/);
const phoneMarks = PHONE_MARKS.split(' ');
const otherMarks = OTHER_MARKS.flatMap(({ reason, marks }) =>
  marks.split(' ').map((mark) => ({ mark, reason })),
);

const known = new Map<string, Word | undefined>();

/** What one word says, whatever its case; undefined for a word that says nothing of numbers. */
export function wordOf(text: string): Word | undefined {
  if (known.has(text)) return known.get(text);
  if (known.size > 5000) known.clear();
  const word = cased.get(text) ?? lookUp(withoutDigits(narrow(text).toLowerCase()));
  known.set(text, word);
  return word;
}

const lastDigits = byScript(String.raw`[\p{Nd}]+$`);

const WIDE = /[\uff21-\uff5a]/;

/** Latin letters are as wide as their own where Chinese and Japanese are written. */
function narrow(text: string): string {
  return WIDE.test(text) ? text.normalize('NFKC') : text;
}

/** `phone2` is a phone. */
function withoutDigits(text: string): string {
  return text.replace(lastDigits(text), '');
}

function lookUp(text: string): Word | undefined {
  const word = exact.get(text) ?? folded.get(unaccented(text));
  return word ?? compound(text) ?? plural(text) ?? beginning(text) ?? marked(text);
}

/** `Kundennummer`, `fakturanr`: something's number, a phone's when the first part says so. */
function compound(text: string): Word | undefined {
  const end = compoundEnds.find((one) => text.endsWith(one) && text.length > one.length + 2);
  if (!end) return undefined;
  const stem = text.slice(0, -end.length).replace(/[-.]+$/, '');
  const first = exact.get(stem) ?? beginning(stem);
  if (first?.says === 'phone') return first;
  return { says: 'other', reason: 'a number of another kind', beats: 'grouped' };
}

/** Departments take calls: plurals of other words outweigh bare digits only. */
function plural(text: string): Word | undefined {
  const single = text.endsWith('s') ? exact.get(text.slice(0, -1)) : undefined;
  return single?.says === 'other' ? { ...single, beats: 'bare' } : single;
}

function beginning(text: string): Word | undefined {
  return beginnings.find(({ start }) => text.startsWith(start))?.word;
}

/** Departments take calls: `ฝ่ายบัญชี` (accounts). */
const DEPARTMENTS = /^(?:ฝ่าย|แผนก)/;

/** Scripts without spaces: a mark for phone decides, unless it is part of a longer one. */
function marked(text: string): Word | undefined {
  if (text < '\u0e00') return undefined;
  if (DEPARTMENTS.test(text)) return undefined;
  const phone = phoneMarks.find((mark) => text.includes(mark));
  const other = otherMarks.find(({ mark }) => mark.includes(phone ?? '') && text.includes(mark));
  if (phone && !other) return { says: 'phone' };
  return other && { says: 'other', reason: other.reason, beats: 'grouped' };
}

/** In capitals these are a title, a time zone, a state. */
const SHORT_UNIT = /^(?:ms|pt|mi|em|in)$/i;

/** Whether a word right after a number makes it a count or a measure. */
export function isUnit(text: string): boolean {
  return units.has(SHORT_UNIT.test(text) ? text : text.toLowerCase());
}

/** Whether the word after bare digits is an English plural, so that they count something. */
export function isCounted(text: string): boolean {
  return /^[a-z]{3,}s$/.test(text) && !verbs.has(text);
}

/** Whether a letter with a colon or dot stands for a phone (`T:`). */
export function isPhoneLetter(letter: string): boolean {
  return letter.length === 1 && PHONE_LETTERS.includes(letter.toLowerCase());
}
