import { isInline } from './inline';

/** Longest text that is taken for a label. */
const LONGEST = 40;
/** Cells of tables, and of boxes that are one for whoever has them read out. */
const CELL = 'td,th,[role="cell"],[role="gridcell"],[role="rowheader"]';
/** How far within its cell a text may stand. */
const LEVELS = 4;

/**
 * What stands beside a text as its label: its column's header, its term, the short text in the box
 * before. Words are weighed in the background; here they are only read.
 */
export function labelOf(node: Node, known: KnownLabels = new WeakMap()): string {
  const box = boxOf(node);
  if (!box) return '';
  return (
    textOf(columnHeader(box), known) ||
    textOf(box.previousElementSibling ?? beforeFirst(box), known)
  );
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

/** The head of the column whose cell begins with this box, or is it. */
function columnHeader(box: Element): Element | null {
  let at: Element | null = box;
  for (let level = 0; at && level <= LEVELS; level++) {
    if (at.matches(CELL)) return headerOf(at);
    if (at.previousElementSibling) return null;
    at = at.parentElement;
  }
  return null;
}

function headerOf(cell: Element): Element | null {
  const header =
    cell instanceof HTMLTableCellElement
      ? cell.closest('table')?.querySelector('tr')?.cells[cell.cellIndex]
      : gridHeader(cell);
  return header?.matches('th,[role="columnheader"]') && header !== cell ? header : null;
}

/** Grids that draw only some of their columns number them. */
function gridHeader(cell: Element): Element | null | undefined {
  const grid = cell.closest('[role="grid"],[role="table"],[role="treegrid"]');
  const index = cell.ariaColIndex;
  if (index) return grid?.querySelector(`[role="columnheader"][aria-colindex="${Number(index)}"]`);
  const headers = grid?.querySelector('[role="columnheader"]')?.parentElement?.children;
  const place = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  return headers?.[place];
}

function shortText(element: Element): string {
  if (element.childElementCount > 2) return '';
  const text = element.textContent?.trim() ?? '';
  return text.length <= LONGEST && !/\d{3}/.test(text) ? text : '';
}
