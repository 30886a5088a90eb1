import { wordsBefore } from '@/lib/phone/evidence/nearby-words';
import { HEADING_WORDS } from './heading-words';

/**
 * The callee's name: the first of the possible names that is one. Some are labels of the phone
 * instead (`Work phone`, `Mobile`), others headings of the CRM (`Customer Details`).
 */
export function calleeNameIn(names: readonly string[]): { calleeName?: string } {
  const calleeName = names.find((name) => !isHeading(name) && wordsBefore(name).phone < 2);
  return calleeName ? { calleeName } : {};
}

function isHeading(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return HEADING_WORDS.first.has(words[0] ?? '') || HEADING_WORDS.last.has(words.at(-1) ?? '');
}
