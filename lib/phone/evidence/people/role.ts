import { CALLEE_WORDS, GIVEN_NAMES } from '@/lib/phone/data/callees';
import { ROLE_MARKS, ROLE_WORDS } from '@/lib/phone/data/role-words';

/** Words of the lists: whole words, beginnings and ends. */
interface Roles {
  words: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
  ends: ReadonlySet<string>;
}

/** Created on first use: most texts are no business documents. */
let headsLast: Roles | undefined;
let headsFirst: Roles | undefined;

function rolesOf(lists: readonly string[]): Roles {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const ends = new Set<string>();
  for (const one of lists.join(' ').split(/\s+/)) {
    if (one.startsWith('*')) ends.add(one.replaceAll('*', ''));
    else if (one.endsWith('*')) beginnings.add(one.slice(0, -1));
    else words.add(one);
  }
  return { words, beginnings, ends };
}

const marks = ROLE_MARKS.split(' ');

/** Returns whether a word names a person, a desk or a duty that one calls: `vozač`, `Bürgerservice`. */
export function isRole(text: string): boolean {
  headsLast ??= rolesOf([ROLE_WORDS.en ?? '', CALLEE_WORDS, GIVEN_NAMES]);
  return has(headsLast, text) || isRoleFirst(text);
}

/**
 * Tells the same of the first word of a phrase. In English the last word says what is meant: a `gate pass`
 * is no gate, but a `polizia locale` is police.
 */
export function isRoleFirst(text: string): boolean {
  headsFirst ??= rolesOf(
    Object.entries(ROLE_WORDS).flatMap(([language, list]) => (language === 'en' ? [] : [list])),
  );
  return has(headsFirst, text);
}

function has({ words, beginnings, ends }: Roles, text: string): boolean {
  const word = text.toLowerCase().replace(/\.$/, '');
  if (word >= '\u0e00' && marks.some((mark) => word.includes(mark))) return true;
  if (words.has(word) || words.has(word.replace(/s$/, ''))) return true;
  for (let at = 1; at <= word.length; at++) {
    if (beginnings.has(word.slice(0, at)) || ends.has(word.slice(-at))) return true;
  }
  return false;
}
