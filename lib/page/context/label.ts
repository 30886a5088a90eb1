import { isInline } from '@/lib/page/dom/inline-flow';

/** Maximum length of a label, in UTF-16 units. */
const MAX_LENGTH = 40;
/** Cells of tables and of ARIA grids. */
const CELL = 'td,th,[role=cell],[role=gridcell],[role=rowheader]';
/** Maximum depth of a text in its cell. */
const MAX_LEVELS = 4;

/**
 * Returns the label of a text: its column's header, an icon's title, its term, or the short text in
 * the box before it. The background decides what the words mean.
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

/** Labels that were read already: a column has the same one in each row. */
export interface LabelCache {
  /** Labels by the element that holds them. */
  texts: WeakMap<Element, string>;
  /** Column headers of each table; undefined for a column without one. */
  headers: WeakMap<Element, (Element | undefined)[]>;
}

/** An empty cache. */
export function createLabelCache(): LabelCache {
  return { texts: new WeakMap(), headers: new WeakMap() };
}

function textOf(element: Element | null, { texts }: LabelCache): string {
  if (!element) return '';
  const known = texts.get(element);
  if (known !== undefined) return known;
  const text = shortText(element);
  texts.set(element, text);
  return text;
}

/** Returns the name of an icon before a text: `<i title="Phone"></i> 212 …`. */
function iconBefore(node: Node): string {
  let at = node as Text | Element;
  while (!at.previousElementSibling && isInline(at.parentElement)) at = at.parentElement as Element;
  const icon = at.previousElementSibling;
  if (!icon || icon.textContent?.trim()) return '';
  const name = icon.getAttribute('title') ?? icon.getAttribute('aria-label');
  return (name ?? '').slice(0, MAX_LENGTH);
}

/** Returns the nearest ancestor that is not inline. */
export function blockAround(node: Node): Element | null {
  let at = node.parentElement;
  while (isInline(at)) at = (at as Element).parentElement;
  return at;
}

/** The first box of its parent may have its label before the parent. */
function beforeFirst({ parentElement }: Element): Element | null {
  return parentElement?.matches('div,dd,li,label') ? parentElement.previousElementSibling : null;
}

/** Returns the header of the column whose cell is this box or starts with it. */
function columnHeader(box: Element, known: LabelCache): Element | null {
  let at: Element | null = box;
  for (let level = 0; at && level <= MAX_LEVELS; level++) {
    if (at.matches(CELL)) return headerOf(at, known);
    if (at.previousElementSibling) return null;
    at = at.parentElement;
  }
  return null;
}

function headerOf(cell: Element, known: LabelCache): Element | null {
  const header =
    cell instanceof HTMLTableCellElement
      ? headersOver(cell, known)[cell.cellIndex]
      : gridHeader(cell);
  return header && header !== cell ? header : null;
}

function headersOver(cell: Element, { headers }: LabelCache): (Element | undefined)[] {
  const table = cell.closest('table');
  if (!table) return [];
  const known = headers.get(table);
  if (known) return known;
  const found = columnHeadersOf(table);
  headers.set(table, found);
  return found;
}

/**
 * Returns the headers of a table's columns; undefined for a column without one. They come from the
 * first of the first three rows that has a header with text: lists put filter fields above it.
 */
export function columnHeadersOf(table: HTMLTableElement): (Element | undefined)[] {
  const rows = [0, 1, 2].map((at) => [...(table.rows[at]?.cells ?? [])].flatMap(headersIn));
  return rows.find((row) => row.some(hasText)) ?? [];
}

/** Returns the header of each column of a cell. */
function headersIn(cell: HTMLTableCellElement): (Element | undefined)[] {
  return Array(cell.colSpan).fill(headerOnly(cell));
}

/** Returns whether two cells of a table stand under one header that spans both. */
export function haveOneHeader(cell: HTMLTableCellElement, other: HTMLTableCellElement): boolean {
  const table = cell.closest('table');
  const headers = table ? columnHeadersOf(table) : [];
  const header = headers[cell.cellIndex];
  return header !== undefined && header === headers[other.cellIndex];
}

const hasText = (header: Element | undefined) => header?.textContent?.trim();

function headerOnly(cell: Element | undefined): Element | undefined {
  return cell?.matches('th,[role=columnheader]') ? cell : undefined;
}

/** Virtual grids, which draw only some of their columns, number them by `aria-colindex`. */
function gridHeader(cell: Element): Element | null | undefined {
  const grid = cell.closest('[role=grid],[role=table],[role=treegrid]');
  const index = cell.ariaColIndex;
  if (index) return grid?.querySelector(`[role=columnheader][aria-colindex="${Number(index)}"]`);
  const headers = grid?.querySelector('[role=columnheader]')?.parentElement?.children;
  const column = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  return headerOnly(headers?.[column]);
}

function shortText(element: Element): string {
  if (element.childElementCount > 2) return '';
  const text = element.textContent?.trim() ?? '';
  return text.length <= MAX_LENGTH && !/\d{3}/.test(text) ? text : '';
}
