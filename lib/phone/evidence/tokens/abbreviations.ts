import { ABBREVIATIONS, NUMBER_ABBREVIATIONS } from '@/lib/phone/data/other-words';
import type { Word } from '@/lib/phone/data/word';

const ABBREVIATED: Word = { says: 'other', reason: 'a record or a thing', beats: 'grouped' };

/** Returns what a short word tells, if a dot or apostrophe after it shows that it is shortened. */
export function abbreviationAt(token: string, next = ''): Word | undefined {
  if (!/^[.'’׳]$/.test(next)) return undefined;
  const word = token.toLowerCase();
  if (NUMBER_ABBREVIATIONS.has(word)) return { says: 'number', leads: true };
  return next === '.' && ABBREVIATIONS.has(word) ? ABBREVIATED : undefined;
}
