import type { PointedNumber } from './pointed-number';

/** Characters with which a number may continue, before and after it. */
const BEFORE = /[+\p{Nd}\p{Zs}()./-]*$/u;
const AFTER = /^[\p{Nd}\p{Zs}()./-]*/u;
/** Ignored characters: a page that formats a number changes them, and the number stays the same. */
const IGNORED = /[^+\p{L}\p{Nd}]/gu;

/**
 * Returns what the page shows of a number now: a field's value, or the text and its link. Compared
 * only.
 */
export function shownText({
  nodes: [node],
  range,
}: Pick<PointedNumber, 'nodes' | 'range'>): string {
  if (node instanceof HTMLInputElement) return comparableText(node.value);
  const link = node instanceof Element ? (node.getAttribute('href') ?? '') : '';
  return comparableText(`${link} ${range ? textAt(range) : ''}`);
}

/**
 * Returns the text of a range with the digits next to it; empty if the page has shortened the text.
 */
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

function comparableText(text: string): string {
  return text.replace(IGNORED, '');
}
