import { EXCEPTIONS } from './data/other-words';
import { byScript } from './latin';
import { isStranger } from './stranger';
import { isCounted, isPhoneLetter, isUnit, type Word, wordOf } from './words';

/** What the text beside a number says of it. */
export interface Nearby {
  /** 2 a label right beside it, 1 a word in reach, 0 nothing. */
  phone: 0 | 1 | 2;
  /** What it would be otherwise, and what that outweighs. */
  other?: { reason: string; beats: 'grouped' | 'bare' | 'plain' };
}

const NOTHING: Nearby = { phone: 0 };
const STRANGE: Nearby = {
  phone: 0,
  other: { reason: 'a number of something unknown', beats: 'plain' },
};
const tokenIn = byScript(
  String.raw`[\p{Nd}]*[\p{L}\p{M}º][\p{L}\p{M}\p{Nd}º]*(?:(?:['’/-]|\.-|\.(?=[\p{L}]))[\p{L}\p{M}]+)*°?|[\p{Nd}]+|[№☎☏✆📞📱📲℡🕿🕻📠]|[^\s\p{L}]`,
  'gu',
);
const letterIn = byScript(String.raw`[\p{L}]`);
const digitsAlone = byScript(String.raw`^[\p{Nd}]+$`);
const digitLast = byScript(String.raw`[\p{Nd}]$`);
/** What says something of a number at all. */
const speaking = byScript(String.raw`[\p{L}#№☎-☏✆📞📱📲℡]`);
/** Nobody has several: what follows one in a list is another thing. */
const SINGLE = 'a tax or national id';
/** `NL04 RABO …`: the start of an account's number, with its bank. */
const IBAN = /^[A-Z]{2}\d\d$/;
const BANK = /^[A-Z]+$/;
const ACCOUNT: Word = { says: 'other', reason: 'a bank account or card', beats: 'grouped' };
/** Unknown words that may stand between a word for phone and its number. */
const REACH = 5;

const hasLetter = (token: string) => letterIn(token).test(token);

const cache = new Map<string, Nearby>();

/** What the words before a number say: the nearest one that says anything decides. */
export function nearBefore(before: string): Nearby {
  if (before === '' || !speaking(before).test(before)) return NOTHING;
  const known = cache.get(before);
  if (known) return known;
  if (cache.size > 5000) cache.clear();
  const said = walk(splitWords(before.match(tokenIn(before)) ?? []));
  const nearby = said === NOTHING && isStranger(before) ? STRANGE : said;
  cache.set(before, nearby);
  return nearby;
}

const PARTS = byScript(String.raw`(?<=[\p{Ll}])(?=[\p{Lu}])|[./-]`);

/** `orderId` and `phone_number` are words of a program: cut apart. */
function splitWords(tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => {
    if (wordOf(token) || !hasLetter(token)) return [token];
    return token.split(PARTS(token)).filter(Boolean);
  });
}

/** How far the walk has come, and what stood between. */
interface Path {
  unknown: number;
  numberWord: boolean;
  /** A `#` stands before the number: weaker than a word for number. */
  hash: boolean;
  holder: boolean;
  reached: boolean;
  broken: boolean;
  /** Digits passed: another number, which its own label may have been for. */
  digits: number;
  colon: boolean;
  /** A comma or the like stands before the number, as in lists. */
  listed: boolean;
  /** An arrow leads to the number: what it leads from is another thing. */
  led: boolean;
}

function walk(tokens: readonly string[]): Nearby {
  const path: Path = {
    unknown: 0,
    numberWord: false,
    hash: false,
    holder: false,
    reached: false,
    broken: false,
    digits: 0,
    colon: false,
    listed: false,
    led: false,
  };
  for (let at = tokens.length - 1; at >= 0 && path.unknown <= REACH; at--) {
    const token = tokens[at] ?? '';
    const word = wordAt(tokens, at);
    const earlier = tokens[at - 1] ?? '';
    if (token === ')') path.broken ||= isRemark(tokens, at);
    if (word?.says === 'other' && isOfEarlier(path, earlier)) return NOTHING;
    const said = word ? sayingOf(word, path) : unknownNumber(token, path);
    if (said) return said;
    step(path, token, word, earlier);
  }
  return path.numberWord || path.hash ? someNumber({ ...path, broken: true }) : NOTHING;
}

/** `Rakesh (purchase)`: what somebody is, unless it is the kind of phone. */
function isRemark(tokens: readonly string[], end: number): boolean {
  return !tokens.slice(tokens.lastIndexOf('(', end), end).some(isPhoneWord);
}

const isPhoneWord = (word: string) => wordOf(word)?.says === 'phone';
const saysPhone = (text: string) => (text.match(tokenIn(text)) ?? []).some(isPhoneWord);

/** `CHE-114.208.395 MWST · …`: a label after its number, set apart from the next. */
function isOfEarlier({ listed, broken }: Path, earlier: string): boolean {
  return (listed || broken) && digitLast(earlier).test(earlier);
}

/** What a word that is known decides, if anything. */
function sayingOf(word: Word, path: Path): Nearby | undefined {
  if (word.says === 'phone') return { phone: isLabel(path) ? 2 : 1 };
  if (word.says === 'other') return otherwise(word, path);
  const numbered = path.numberWord || path.hash;
  if (word.says === 'owner' && numbered) return { phone: 1 };
  const held = word.says === 'holder' && numbered;
  const led = word.says === 'number' && (path.holder || (word.leads && path.unknown === 1));
  return held || led ? someNumber(path) : undefined;
}

/** "Flight no. …": the number of something that we do not know. */
function unknownNumber(token: string, path: Path): Nearby | undefined {
  if (path.unknown > 0 || !hasLetter(token)) return undefined;
  if (/['’]s$/.test(token) && (path.numberWord || path.hash)) return { phone: 1 };
  if (path.numberWord) return someNumber(path);
  return path.hash ? someNumber(path) : undefined;
}

/** A word and its exceptions, which lie in the word before it. */
function wordAt(tokens: readonly string[], at: number): Word | undefined {
  const token = tokens[at] ?? '';
  const next = tokens[at + 1];
  if ((next === ':' || next === '.') && isPhoneLetter(token)) return { says: 'phone' };
  if (/^[A-Z]{2}$/.test(token) && tokens[at - 1] === ',') return { says: 'link' };
  if (token.length === 4 && BANK.test(token) && IBAN.test(tokens[at - 1] ?? '')) return ACCOUNT;
  const pair = `${tokens[at - 1] ?? ''} ${token}`.toLowerCase();
  return EXCEPTIONS.get(pair) ?? wordOf(token);
}

function isLabel(path: Path): boolean {
  return path.unknown === 0 && !path.broken;
}

function otherwise(word: Extract<Word, { says: 'other' }>, path: Path): Nearby {
  const spent = isSpent(path) || (path.digits > 0 && word.reason === SINGLE);
  const afar = path.unknown > 2 || (path.unknown > 0 && path.listed) || path.led;
  if (spent || afar) return NOTHING;
  const close = isLabel(path) && !path.reached;
  const beats =
    close && (path.numberWord || path.hash || word.beats === 'grouped') ? 'grouped' : 'bare';
  return { phone: 0, other: { reason: word.reason, beats } };
}

/** A number of something that is no phone. */
function someNumber(path: Path): Nearby {
  const beats = path.broken || path.reached ? 'bare' : 'grouped';
  return isSpent(path)
    ? NOTHING
    : { phone: 0, other: { reason: 'a number of another kind', beats } };
}

/** A label belongs to the number that it was for, but for lists ("Orders 4155550132, 4155550133"). */
function isSpent(path: Path): boolean {
  return path.digits > 0 && (path.digits < 7 || path.colon || !path.listed);
}

function step(path: Path, token: string, word: Word | undefined, earlier: string): void {
  if (word?.says === 'number' && !isInitial(path)) path.numberWord = true;
  else if (token === '#') path.hash = true;
  else if (word?.says === 'holder') path.holder = path.unknown === 0;
  else if (word?.says === 'reach') path.reached = true;
  else if (digitsAlone(token).test(token)) path.digits += token.length;
  else if (path.digits === 0 && /^(?:[,;/&|·•、]|and|or|und|oder|et|ou|y|e|i|и)$/i.test(token)) {
    path.listed = true;
    path.broken ||= token === ';';
  } else if (isArrow(token, earlier)) path.led = true;
  else if (token === ':') path.colon ||= digitLast(earlier).test(earlier);
  else if (/^[?!;]/.test(token) || (token === '.' && endsSentence(earlier, path)))
    path.broken = true;
  else if (!word && hasLetter(token) && !/^[A-Z]{2}$/.test(token)) path.unknown++;
}

/** `Priya N., …`: a comma parts no label from its number. */
function isInitial({ listed, digits }: Path): boolean {
  return listed && digits === 0;
}

/** What points from one thing to another: `rate card -> …`. */
function isArrow(token: string, earlier: string): boolean {
  if (token === '>') return earlier === '-' || earlier === '=';
  return token === '→' || token === '⇒';
}

/** A dot after a word, but for those of "tel." and "Cust. no.". */
function endsSentence(earlier: string, path: Path): boolean {
  return !wordOf(earlier) && !(path.numberWord && path.unknown === 0 && earlier.length < 6);
}

const nextWord = byScript(String.raw`^[\s\u00a0]?[(–-]?\s?([\p{L}\p{M}]+)`);

/** A label is that of the number after it. */
const NEXT_NUMBER = /^[.:]*\s*[+(]?\d/;

/** What the first word after a number says: a unit, a kind of phone, or what it is. */
export function nearAfter(after: string): Nearby {
  if (after === '' || after.startsWith('\n')) return NOTHING;
  const match = nextWord(after).exec(after);
  const text = match?.[1];
  if (!match || !text) return NOTHING;
  if (isUnit(text)) return { phone: 0, other: { reason: 'a unit', beats: 'grouped' } };
  const word = wordOf(text);
  if (word?.says === 'phone') {
    return NEXT_NUMBER.test(after.slice(match[0].length)) ? NOTHING : { phone: 1 };
  }
  if (isCounted(text)) return { phone: 0, other: { reason: 'what is counted', beats: 'bare' } };
  const remark = /^\s?\(([^\d)]*)\)/.exec(after)?.[1];
  if (word?.says !== 'other' || remark === undefined || saysPhone(remark)) return NOTHING;
  return { phone: 0, other: { reason: word.reason, beats: 'grouped' } };
}
