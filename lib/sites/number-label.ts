import { wordsBefore } from '@/lib/phone/evidence/nearby-words';

const MAX_LENGTH = 30;
const MAX_DIGITS = 4;

/**
 * Returns what the page calls a number, from the text before it: `Mobile`, `Work phone`. Only words that
 * speak of a phone count, and only the last piece: before it may stand another field.
 */
export function numberLabelIn(before: string): { label?: string } {
  const pieces = before
    .normalize('NFKC')
    .split(/[\n|;,•·(]|\S+@\S+\s|(?<=[:：])\s(?=.*[:：]\s*$)/u);
  const label = (pieces.at(-1) ?? '')
    .replace(/\p{C}/gu, '')
    .replace(/[\s:：.–-]+$/u, '')
    .trim();
  const isShort = label.length > 0 && label.length <= MAX_LENGTH;
  const isWord = isShort && label.replace(/\P{Nd}/gu, '').length <= MAX_DIGITS;
  return isWord && wordsBefore(label).phone > 0 ? { label } : {};
}
