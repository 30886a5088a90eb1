import { wordsBefore } from '@/lib/phone/evidence/nearby-words';
import { PART_WORDS } from './part-words';

/**
 * Whom a number's record is about, as an answer's field: the first of the page's words for it that is
 * a name. Some say which of their phones it is, as rows of details begin (`Work phone`, `Mobile`),
 * others which part of a program this is (`Customer Details`).
 */
export function calleeNamed(names: readonly string[]): { calleeName?: string } {
  const calleeName = names.find((name) => !isPart(name) && wordsBefore(name).phone < 2);
  return calleeName ? { calleeName } : {};
}

function isPart(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return PART_WORDS.first.has(words[0] ?? '') || PART_WORDS.last.has(words.at(-1) ?? '');
}
