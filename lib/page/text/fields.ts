import { labelOf } from '@/lib/page/context/label';
import { createRecordReader } from '@/lib/page/context/record-text';
import type { Box } from '@/lib/page/dom/geometry';
import { contextOf, findCandidates } from '@/lib/phone/candidates/find-candidates';
import type { Candidate, CandidateText } from '@/lib/phone/candidates/types';
import { withContext } from './candidate-text';

/** Form controls whose text is no text of the page. */
export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields of one line: for phone numbers, or for any text. */
const LINES =
  'input:is([type="tel"],[type="text"],[type="search"],:not([type]),[autocomplete*="tel" i])';
/** Controls that show text which nobody types: their number may stand among words. */
const SHOWN = 'textarea:is([readonly],[disabled]),select:not([multiple],[size])';
const FIELDS = `${LINES},${SHOWN}`;
/** Minimum digits of a number in a field. */
const MIN_DIGITS = 6;
const DIGITS = /(?:\p{Nd}\P{Nd}*){6}/u;
/** Maximum length of a line, and of a text that nobody types, in UTF-16 units. */
const MAX_LENGTH = 60;
const MAX_SHOWN = 500;

/** `tel`, `tel-national`, `section-office work tel`. */
const TEL = /(?:^|\s)tel\b/i;

/** A word: then the field holds a sentence, not a number. */
const WORD = /\p{L}{4}/u;

/** Returns whether a node is a form control with text. */
export function isField(node: Node | undefined): node is FormField {
  return (
    node instanceof HTMLInputElement ||
    node instanceof HTMLTextAreaElement ||
    node instanceof HTMLSelectElement
  );
}

/** Returns the text that a field shows: its value, or the chosen option of a select. */
export function fieldText(field: FormField): string {
  return field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.label ?? '') : field.value;
}

/** Returns the fields under a root that hold something like a number. */
export function fieldsUnder(root: ParentNode): FormField[] {
  return [...root.querySelectorAll<FormField>(FIELDS)].filter(numberIn);
}

/** Returns the candidate in a field, with the evidence around it; undefined if it cannot be a number. */
export function fieldCandidate(element: Element | null): CandidateText | undefined {
  const field = element?.matches(FIELDS) ? (element as FormField) : undefined;
  const at = field && numberIn(field);
  if (!at) return undefined;
  const text = fieldText(field);
  const hint = hintOf(field);
  const { before, after } = contextOf(text, at);
  const candidate = {
    raw: text.slice(at.start, at.end),
    before: `${nameOf(field)}: ${before}`,
    after,
  };
  return withContext({ ...candidate, ...(hint && { hint }) }, field, createRecordReader());
}

/** Returns where in a field's text its number is: all of a line that is typed, or the only number among words. */
function numberIn(field: FormField): Pick<Candidate, 'start' | 'end'> | undefined {
  const text = fieldText(field);
  if (!DIGITS.test(text)) return undefined;
  if (field instanceof HTMLInputElement) {
    const isLine = text.length <= MAX_LENGTH && !WORD.test(text);
    return isLine ? { start: 0, end: text.length } : undefined;
  }
  const [only, ...others] = text.length <= MAX_SHOWN ? findCandidates(text, MIN_DIGITS) : [];
  return others.length === 0 ? only : undefined;
}

function hintOf(field: FormField): CandidateText['hint'] {
  if (field.type === 'tel') return 'tel-input';
  return TEL.test(field.autocomplete) ? 'autocomplete' : undefined;
}

/** Returns a field's label: its own, the text before it, or its name in the form. */
function nameOf(field: FormField): string {
  const label = (field.labels?.[0] ?? field.closest('label') ?? labelling(field))?.textContent;
  const name =
    label?.trim() ||
    field.getAttribute('aria-label') ||
    ('placeholder' in field && field.placeholder) ||
    textBefore(field) ||
    field.name ||
    field.id;
  return name.slice(0, MAX_LENGTH);
}

function textBefore(field: FormField): string {
  const { previousSibling: text, previousElementSibling: element } = field;
  return text?.textContent?.trim() || element?.textContent?.trim() || labelOf(field);
}

function labelling(field: FormField): Element | null {
  const [id] = (field.getAttribute('aria-labelledby') ?? '').trim().split(/\s+/);
  return id ? (field.getRootNode() as ParentNode).querySelector(`#${CSS.escape(id)}`) : null;
}

/** Height of a line whose style names none, relative to its letters. */
const NORMAL_LINE = 1.2;

/** The last measurement: while a field's number is offered, it is measured in every animation frame. */
let measured = { font: '', text: '', width: 0 };

/** Returns the box of a field's text: of the line with its number. No API gives it, so the width is measured. */
export function fieldTextBox(field: FormField): Box {
  const style = getComputedStyle(field);
  const whole = field.getBoundingClientRect();
  const from = whole.left + px(style.borderLeftWidth) + px(style.paddingLeft);
  const to = whole.right - px(style.borderRightWidth) - px(style.paddingRight);
  const { text, above } = lineOfNumber(field);
  const width = Math.min(widthOf(text, style.font), to - from);
  const left = startOf(style, { from, to, width });
  const { top, bottom } =
    field instanceof HTMLTextAreaElement ? lineBox(field, style, above) : whole;
  return { left, right: left + width, top, bottom };
}

/** Returns the line of a field's text up to its number, and the count of lines above. */
function lineOfNumber(field: FormField): { text: string; above: number } {
  const text = fieldText(field);
  const lines = text.slice(0, numberIn(field)?.end ?? text.length).split('\n');
  return { text: lines.at(-1) ?? '', above: lines.length - 1 };
}

/** Returns the top and bottom of a line, as if none were wrapped. */
function lineBox(area: HTMLTextAreaElement, style: CSSStyleDeclaration, above: number) {
  const { top, bottom } = area.getBoundingClientRect();
  const height = px(style.lineHeight) || NORMAL_LINE * px(style.fontSize);
  const edge = top + px(style.borderTopWidth) + px(style.paddingTop);
  const begin = Math.max(top, Math.min(edge + above * height - area.scrollTop, bottom - height));
  return { top: begin, bottom: begin + height };
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
