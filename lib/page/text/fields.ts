import { placesInForm } from '@/lib/page/context/form-places';
import { labelOf } from '@/lib/page/context/label';
import { createRecordReader } from '@/lib/page/context/record-text';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { withContext } from './candidate-text';

/** Fields that a rep may read a number from: those for numbers, and those for any one line of text. */
const FIELDS =
  'input:is([type="tel"],[type="text"],[type="search"],:not([type]),[autocomplete*="tel" i])';
const DIGITS = /(?:\p{Nd}\P{Nd}*){6}/u;
const LONGEST = 60;

/** `tel`, `tel-national`, `section-office work tel`. */
const TEL = /(?:^|\s)tel\b/i;

/** A sentence: some other field that speaks of a number. */
const WORDS = /\p{L}{4}/u;

/** Fields under a root that hold something like a number. */
export function fieldsUnder(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(FIELDS)].filter(isFilled);
}

/** What a field holds, and what says that it is a phone number; undefined when it can be none. */
export function fieldCandidate(element: Element | null): CandidateText | undefined {
  if (!element?.matches(FIELDS) || !isFilled(element as HTMLInputElement)) return undefined;
  const field = element as HTMLInputElement;
  const hint = hintOf(field);
  const text = { raw: field.value, before: `${nameOf(field)}: `, after: '' };
  return withContext({ ...text, ...(hint && { hint }) }, field, createRecordReader(placesInForm));
}

function isFilled({ value }: HTMLInputElement): boolean {
  return value.length <= LONGEST && DIGITS.test(value) && !WORDS.test(value);
}

function hintOf(field: HTMLInputElement): CandidateText['hint'] {
  if (field.type === 'tel') return 'tel-input';
  return TEL.test(field.autocomplete) ? 'autocomplete' : undefined;
}

/** What the field is called: for a person, by the box before it, or in the form. */
function nameOf(field: HTMLInputElement): string {
  const label = (field.labels?.[0] ?? field.closest('label') ?? labelling(field))?.textContent;
  const name =
    label?.trim() ||
    field.getAttribute('aria-label') ||
    field.placeholder ||
    textBefore(field) ||
    field.name ||
    field.id;
  return name.slice(0, LONGEST);
}

function textBefore(field: HTMLInputElement): string {
  const { previousSibling: text, previousElementSibling: element } = field;
  return text?.textContent?.trim() || element?.textContent?.trim() || labelOf(field);
}

function labelling(field: HTMLInputElement): Element | null {
  const [id] = (field.getAttribute('aria-labelledby') ?? '').trim().split(/\s+/);
  return id ? (field.getRootNode() as ParentNode).querySelector(`#${CSS.escape(id)}`) : null;
}
