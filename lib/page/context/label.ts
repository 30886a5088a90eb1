import { isInline } from '@/lib/page/dom/inline-flow';

/** Longest text that is taken for a label. */
const LONGEST = 40;
/** Cells of tables, and of boxes that are one for whoever has them read out. */
const CELL = 'td,th,[role="cell"],[role="gridcell"],[role="rowheader"]';
/** How far within its cell a text may stand. */
const LEVELS = 4;

/**
 * What stands beside a text as its label: its column's header, an icon's title, its term, the short
 * text in the box before. Words are weighed in the background; here they are only read.
 */
export function labelOf(node: Node, known: LabelCache = createLabelCache()): string {
  const box = blockAround(node);
  if (!box) return '';
  return (
    textOf(columnHeader(box, known), known) ||
    iconBefore(node) ||
    textOf(box.previousElementSibling ?? beforeFirst(box), known)
  );
}

/** What was read already: a column says the same in each row. */
export interface LabelCache {
  /** What elements say as labels. */
  texts: WeakMap<Element, string>;
  /** The heads of a table's columns, none where a column has no head. */
  heads: WeakMap<Element, (Element | undefined)[]>;
}

/** Nothing was read yet. */
export function createLabelCache(): LabelCache {
  return { texts: new WeakMap(), heads: new WeakMap() };
}

function textOf(element: Element | null, { texts }: LabelCache): string {
  if (!element) return '';
  const known = texts.get(element);
  if (known !== undefined) return known;
  const text = shortText(element);
  texts.set(element, text);
  return text;
}

/** `<i title="Phone"></i> 212 …`: an icon says in words what it stands for. */
function iconBefore(node: Node): string {
  let at = node as Text | Element;
  while (!at.previousElementSibling && isInline(at.parentElement)) at = at.parentElement as Element;
  const icon = at.previousElementSibling;
  if (!icon || icon.textContent?.trim()) return '';
  const name = icon.getAttribute('title') ?? icon.getAttribute('aria-label');
  return (name ?? '').slice(0, LONGEST);
}

/** The nearest element around that text does not flow through. */
export function blockAround(node: Node): Element | null {
  let at = node.parentElement;
  while (isInline(at)) at = (at as Element).parentElement;
  return at;
}

/** A box that begins its parent may have its label beside the parent. */
function beforeFirst({ parentElement }: Element): Element | null {
  return parentElement?.matches('div,dd,li,label') ? parentElement.previousElementSibling : null;
}

/** The head of the column whose cell begins with this box, or is it. */
function columnHeader(box: Element, known: LabelCache): Element | null {
  let at: Element | null = box;
  for (let level = 0; at && level <= LEVELS; level++) {
    if (at.matches(CELL)) return headerOf(at, known);
    if (at.previousElementSibling) return null;
    at = at.parentElement;
  }
  return null;
}

function headerOf(cell: Element, known: LabelCache): Element | null {
  const header =
    cell instanceof HTMLTableCellElement
      ? headsOver(cell, known)[cell.cellIndex]
      : gridHeader(cell);
  return header && header !== cell ? header : null;
}

function headsOver(cell: Element, { heads }: LabelCache): (Element | undefined)[] {
  const table = cell.closest('table');
  if (!table) return [];
  const known = heads.get(table);
  if (known) return known;
  const found = columnHeadersOf(table);
  heads.set(table, found);
  return found;
}

/**
 * The heads of a table's columns, by column; undefined where a column has none. They are those of the
 * first of its first three rows that has a head with text: lists put fields to filter by above it.
 */
export function columnHeadersOf(table: HTMLTableElement): (Element | undefined)[] {
  const rows = [0, 1, 2].map((at) => [...(table.rows[at]?.cells ?? [])].map(headOnly));
  return rows.find((row) => row.some(hasText)) ?? [];
}

const hasText = (head: Element | undefined) => head?.textContent?.trim();

function headOnly(cell: Element | undefined): Element | undefined {
  return cell?.matches('th,[role="columnheader"]') ? cell : undefined;
}

/** Grids that draw only some of their columns number them. */
function gridHeader(cell: Element): Element | null | undefined {
  const grid = cell.closest('[role="grid"],[role="table"],[role="treegrid"]');
  const index = cell.ariaColIndex;
  if (index) return grid?.querySelector(`[role="columnheader"][aria-colindex="${Number(index)}"]`);
  const headers = grid?.querySelector('[role="columnheader"]')?.parentElement?.children;
  const place = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  return headOnly(headers?.[place]);
}

function shortText(element: Element): string {
  if (element.childElementCount > 2) return '';
  const text = element.textContent?.trim() ?? '';
  return text.length <= LONGEST && !/\d{3}/.test(text) ? text : '';
}
