import { haveOneHeader } from '@/lib/page/context/label';
import { isText } from '@/lib/page/dom/tree';

/** The part of a number before a cut, after a label at most: a country or area code, or what ends in a dash. */
const FIRST = /(?:^|:)\s*(?:\d{1,3}|0\d{1,4}|[+(][\d\s().-]{1,9}|[\d\s().-]+-)\s*$/;
/** The part after it, and nothing else: too short to be a whole number of most countries. */
const SECOND = /^(?:[\s().-]*\d){3,8}\s*$/;

/**
 * Returns the text in which a number may go on after a line break, or in the next cell under the same header;
 * `forward` is false for the text before. Whether both are one number is for the background to say: it needs
 * a word for phone, or the form of a number, as in a text of several lines.
 */
export function textBeyondCut(from: Text, forward: boolean): Text | undefined {
  const [own, others] = forward ? [FIRST, SECOND] : [SECOND, FIRST];
  if (!own.test(from.data)) return undefined;
  const side = forward ? 'next' : 'previous';
  const beside: Node | null = from[`${side}Sibling`];
  const cell = from.parentElement as HTMLTableCellElement | null;
  const nextCell = cell?.[`${side}ElementSibling`] as HTMLTableCellElement | null | undefined;
  const next = beside ? isBreak(beside) && beside[`${side}Sibling`] : nextCell?.firstChild;
  if (!next || !isText(next) || !others.test(next.data)) return undefined;
  return beside || (cell && nextCell && haveOneHeader(cell, nextCell)) ? next : undefined;
}

function isBreak(node: Node): boolean {
  return (node as Partial<Element>).localName === 'br';
}
