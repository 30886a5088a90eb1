import { isInline } from './inline';

/** Longest text that is taken for a label. */
const LONGEST = 40;

/**
 * What stands beside a text as its label: its column's header, its term, the short text in the box
 * before. Words are weighed in the background; here they are only read.
 */
export function labelOf(node: Node): string {
  const box = boxOf(node);
  if (!box) return '';
  const header = box instanceof HTMLTableCellElement ? columnHeader(box) : '';
  return header || shortText(box.previousElementSibling ?? beforeFirst(box));
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

function columnHeader(cell: HTMLTableCellElement): string {
  const header = cell.closest('table')?.querySelector('tr')?.cells[cell.cellIndex];
  return header?.localName === 'th' && header !== cell ? shortText(header) : '';
}

function shortText(element: Element | null): string {
  if (!element || element.childElementCount > 2) return '';
  const text = element.textContent?.trim() ?? '';
  return text.length <= LONGEST && !/\d{3}/.test(text) ? text : '';
}
