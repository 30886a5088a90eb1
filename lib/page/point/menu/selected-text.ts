import { createRecordReader } from '@/lib/page/context/record-text';
import type { Mark, PointedNumber } from '@/lib/page/highlights/mark';
import type { Marks } from '@/lib/page/highlights/marks';
import { withContext } from '@/lib/page/text/candidate-text';

/** Text that the rep selected, and where it begins. */
export interface TextSelection {
  text: string;
  node: Node;
  /** None inside a field. */
  range?: Range;
}

/** Minimum digits of a number. The letters of `1-800-FLOWERS` do not count. */
const DIGITS = /(?:\p{Nd}\P{Nd}*){3}/u;
/** Maximum length of a text that is read, in UTF-16 units. */
const MAX_LENGTH = 500;
/** Maximum count of text nodes of a selection in which marks are looked for. */
const MAX_NODES = 40;

/** Returns what is selected in the document, or in the field that has the focus. */
export function textSelection(document: Document): TextSelection | undefined {
  const inField = fieldSelection(document.activeElement);
  if (inField) return inField;
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  return { text: selection.toString(), node: range.startContainer, range };
}

function fieldSelection(element: Element | null): TextSelection | undefined {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField) return undefined;
  const { selectionStart: start, selectionEnd: end, value } = element;
  if (start === null || end === null || start === end) return undefined;
  return { text: value.slice(start, end), node: element };
}

/**
 * Returns the number that a selection may be: the mark that it covers or is part of, or else its
 * own text with the record around it. Returns undefined if it cannot be a number.
 */
export function numberSelected({ text, node, range }: TextSelection, marks?: Marks) {
  const raw = text.trim();
  if (raw.length > MAX_LENGTH || !DIGITS.test(raw)) return undefined;
  const touched = marks && range ? marksIn(range, marks) : [];
  // If several numbers are selected, the rep meant none in particular.
  if (touched.length > 1) return undefined;
  const [mark] = touched;
  return mark && holdsDigits(mark, raw) ? mark : ownText(raw, node, range);
}

/** By selecting it the rep says that this is a number, so it gets the hint of a phone label. */
function ownText(raw: string, node: Node, range?: Range): PointedNumber {
  const text = { raw, before: '', after: '', hint: 'label' as const };
  const candidate = withContext(text, node, createRecordReader());
  return { candidate, nodes: [node], ...(range && { range: boundariesOf(range) }) };
}

/** Copies a range: the range of a selection changes with the selection. */
function boundariesOf(range: Range): StaticRangeInit {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return { startContainer, startOffset, endContainer, endOffset };
}

/** Returns the marks that a selection overlaps. */
function marksIn(range: Range, marks: Marks): Mark[] {
  const near = new Set(nodesIn(range).flatMap((node) => marks.at(node)));
  return [...near].filter((mark) => isTouched(mark, range));
}

function holdsDigits({ candidate, found }: Mark, text: string): boolean {
  return digitsOf(candidate.raw.slice(found.start, found.end)).includes(digitsOf(text));
}

/** Returns the text nodes of a selection, and the links around its ends. */
function nodesIn(range: Range): Node[] {
  const { startContainer, endContainer, commonAncestorContainer: root } = range;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  walker.currentNode = startContainer;
  const nodes: Node[] = [startContainer];
  for (let node = walker.nextNode(); node && nodes.length < MAX_NODES; node = walker.nextNode()) {
    if (!range.intersectsNode(node)) break;
    nodes.push(node);
  }
  return [...nodes, ...[startContainer, endContainer].flatMap(linkAround)];
}

function linkAround(node: Node): Element[] {
  const element = node instanceof Element ? node : node.parentElement;
  const link = element?.closest('a');
  return link ? [link] : [];
}

/** Returns whether a mark overlaps the selection. A mark without a range is the whole node. */
function isTouched({ range: marked }: Mark, range: Range): boolean {
  if (!marked) return true;
  const endsAfter = range.comparePoint(marked.endContainer, marked.endOffset) >= 0;
  return endsAfter && range.comparePoint(marked.startContainer, marked.startOffset) <= 0;
}

/** Returns the digits of a text, in any script. */
function digitsOf(text: string): string {
  return text.replace(/\P{Nd}/gu, '');
}
