import type { Mark } from '@/lib/page/highlights/mark';

/** The text that a mark covers; its node's name in brackets if it has no range. */
export function markText({ range, nodes }: Mark): string {
  if (!range) return `[${nodes[0]?.nodeName}]`;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  if (startContainer !== endContainer) return '(several nodes)';
  const text = startContainer.textContent ?? '';
  return startContainer instanceof Text ? text.slice(startOffset, endOffset) : text;
}
