import { wordsBefore } from '@/lib/phone/evidence/nearby-words';
import { HEADING_WORDS } from './heading-words';
import { readsAsNumber } from './number-like-name';

/** Characters that are not drawn. Some scripts need a (non-)joiner between two letters. */
const INVISIBLE =
  /(?!(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L}))[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The callee's name: the first of the possible names that is one. Some are labels of the phone
 * instead (`Work phone`, `Mobile`), others headings of the CRM (`Customer Details`). A page can make
 * a name look like a number, so names are normalized (NFKC) and those that read as one are dropped.
 */
export function calleeNameIn(names: readonly string[]): { calleeName?: string } {
  const calleeName = names.map(normalized).find(isCalleeName);
  return calleeName ? { calleeName } : {};
}

function normalized(name: string): string {
  return name.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}

function isCalleeName(name: string): boolean {
  return name !== '' && !readsAsNumber(name) && !isHeading(name) && wordsBefore(name).phone < 2;
}

function isHeading(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return HEADING_WORDS.first.has(words[0] ?? '') || HEADING_WORDS.last.has(words.at(-1) ?? '');
}
