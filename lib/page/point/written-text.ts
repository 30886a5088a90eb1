import type { PointedNumber } from './pointed-number';

/** What a number may go on with, before and after. */
const BEFORE = /[+\p{Nd}\p{Zs}()./-]*$/u;
const AFTER = /^[\p{Nd}\p{Zs}()./-]*/u;
/** Punctuation and spaces change when a page formats a number; the number stays the same. */
const NO_NUMBER = /[^+\p{L}\p{Nd}]/gu;

/** Reads what the page shows of a number now: a field's value, or a text and the link around it. */
export function writtenAt({
  nodes: [node],
  range,
}: Pick<PointedNumber, 'nodes' | 'range'>): string {
  if (node instanceof HTMLInputElement) return plain(node.value);
  const link = node instanceof Element ? (node.getAttribute('href') ?? '') : '';
  return plain(`${link} ${range ? textAt(range) : ''}`);
}

/** The text of a range, with the digits that touch it; empty where the text was shortened. */
function textAt({ startContainer, startOffset, endContainer, endOffset }: StaticRangeInit): string {
  const live = new Range();
  try {
    live.setStart(startContainer, startOffset);
    live.setEnd(endContainer, endOffset);
  } catch {
    return '';
  }
  const before = (startContainer.nodeValue ?? '').slice(0, startOffset);
  const after = (endContainer.nodeValue ?? '').slice(endOffset);
  return `${BEFORE.exec(before)?.[0]}${live}${AFTER.exec(after)?.[0]}`;
}

function plain(text: string): string {
  return text.replace(NO_NUMBER, '');
}
