import { isInline } from './inline';

/** Longest text that is taken for a label. */
const LONGEST = 40;

/**
 * What stands beside a text as its label: its column's header, its term, the short text in the box
 * before. Words are weighed in the background; here they are only read.
 */
export function labelOf(node: Node, known: KnownLabels = new WeakMap()): string {
  const box = boxOf(node);
  if (!box) return '';
  const header = box instanceof HTMLTableCellElement ? columnHeader(box) : null;
  return textOf(header, known) || textOf(box.previousElementSibling ?? beforeFirst(box), known);
}

/** What elements say as labels: that of a column is read once, not once a row. */
export type KnownLabels = WeakMap<Element, string>;

function textOf(element: Element | null, known: KnownLabels): string {
  if (!element) return '';
  const text = known.get(element) ?? shortText(element);
  known.set(element, text);
  return text;
}

/** The nearest element around that text does not flow through. */
export function boxOf(node: Node): Element | null {
  let at = node.parentElement;
  while (isInline(at)) at = (at as Element).parentElement;
  return at;
}

/** A box that begins its parent may have its label beside the parent. */
function beforeFirst({ parentElement }: Element): Element | null {
  return parentElement?.matches('div,dd,li,label') ? parentElement.previousElementSibling : null;
}

function columnHeader(cell: HTMLTableCellElement): Element | null {
  const header = cell.closest('table')?.querySelector('tr')?.cells[cell.cellIndex];
  return header?.localName === 'th' && header !== cell ? header : null;
}

function shortText(element: Element): string {
  if (element.childElementCount > 2) return '';
  const text = element.textContent?.trim() ?? '';
  return text.length <= LONGEST && !/\d{3}/.test(text) ? text : '';
}
