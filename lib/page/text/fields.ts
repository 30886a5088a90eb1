import { labelOf } from '@/lib/page/context/label';
import { createRecordReader } from '@/lib/page/context/record-text';
import type { Box } from '@/lib/page/dom/geometry';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { withContext } from './candidate-text';

/** Fields that may hold a number: for phone numbers, or for one line of any text. */
const FIELDS =
  'input:is([type="tel"],[type="text"],[type="search"],:not([type]),[autocomplete*="tel" i])';
const DIGITS = /(?:\p{Nd}\P{Nd}*){6}/u;
const MAX_LENGTH = 60;

/** `tel`, `tel-national`, `section-office work tel`. */
const TEL = /(?:^|\s)tel\b/i;

/** A word: then the field holds a sentence, not a number. */
const WORD = /\p{L}{4}/u;

/** Returns the fields under a root that hold something like a number. */
export function fieldsUnder(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(FIELDS)].filter(isFilled);
}

/** Returns the candidate in a field, with the evidence around it; undefined if it cannot be a number. */
export function fieldCandidate(element: Element | null): CandidateText | undefined {
  if (!element?.matches(FIELDS) || !isFilled(element as HTMLInputElement)) return undefined;
  const field = element as HTMLInputElement;
  const hint = hintOf(field);
  const text = { raw: field.value, before: `${nameOf(field)}: `, after: '' };
  return withContext({ ...text, ...(hint && { hint }) }, field, createRecordReader());
}

function isFilled({ value }: HTMLInputElement): boolean {
  return value.length <= MAX_LENGTH && DIGITS.test(value) && !WORD.test(value);
}

function hintOf(field: HTMLInputElement): CandidateText['hint'] {
  if (field.type === 'tel') return 'tel-input';
  return TEL.test(field.autocomplete) ? 'autocomplete' : undefined;
}

/** Returns a field's label: its own, the text before it, or its name in the form. */
function nameOf(field: HTMLInputElement): string {
  const label = (field.labels?.[0] ?? field.closest('label') ?? labelling(field))?.textContent;
  const name =
    label?.trim() ||
    field.getAttribute('aria-label') ||
    field.placeholder ||
    textBefore(field) ||
    field.name ||
    field.id;
  return name.slice(0, MAX_LENGTH);
}

function textBefore(field: HTMLInputElement): string {
  const { previousSibling: text, previousElementSibling: element } = field;
  return text?.textContent?.trim() || element?.textContent?.trim() || labelOf(field);
}

function labelling(field: HTMLInputElement): Element | null {
  const [id] = (field.getAttribute('aria-labelledby') ?? '').trim().split(/\s+/);
  return id ? (field.getRootNode() as ParentNode).querySelector(`#${CSS.escape(id)}`) : null;
}

/** The last measurement: while a field's number is offered, it is measured in every animation frame. */
let measured = { font: '', text: '', width: 0 };

/** Returns the box of a field's text. No API gives it, so the width is measured. */
export function fieldTextBox(field: HTMLInputElement): Box {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const style = getComputedStyle(field);
  const from = left + px(style.borderLeftWidth) + px(style.paddingLeft);
  const to = right - px(style.borderRightWidth) - px(style.paddingRight);
  const width = Math.min(widthOf(field.value, style.font), to - from);
  const start = startOf(style, { from, to, width });
  return { left: start, right: start + width, top, bottom };
}

function startOf(
  { textAlign, direction }: CSSStyleDeclaration,
  { from, to, width }: { from: number; to: number; width: number },
): number {
  if (textAlign === 'center') return (from + to - width) / 2;
  const rtl = direction === 'rtl';
  const atRight = textAlign === 'right' || textAlign === (rtl ? 'start' : 'end');
  return atRight ? to - width : from;
}

function widthOf(text: string, font: string): number {
  if (measured.text === text && measured.font === font) return measured.width;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return 0;
  context.font = font;
  measured = { font, text, width: context.measureText(text).width };
  return measured.width;
}

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}
