import type { CandidateMessage } from '@/lib/messages/requests';
import { type Candidate, contextOf } from '@/lib/phone/candidates';
import { type KnownLabels, labelOf } from './label';
import type { RecordTexts } from './record-text';
import { nodesOf, type Run } from './text-run';

/** A candidate as the page knows it, before a batch numbers it. */
export type CandidateText = Omit<CandidateMessage, 'id'>;

/** Longest candidate that the background reads. */
const LONGEST = 500;
/** Longest name of a property that is told. */
const LONGEST_PROPERTY = 60;
const TELEPHONE = /\b(?:telephone|faxNumber)\b/;

/** The candidate at a place of a run; undefined when it is longer than any number. */
export function candidateIn(
  run: Run,
  at: Candidate,
  records: RecordTexts,
): CandidateText | undefined {
  if (at.end - at.start > LONGEST) return undefined;
  const { before, after } = contextOf(run.text, at);
  const raw = run.text.slice(at.start, at.end);
  const [node] = nodesOf(run, at.start, at.start + 1);
  const property = propertyOf(node?.parentElement);
  const hint = TELEPHONE.test(property) ? 'microdata' : undefined;
  const beside = before.trim() ? before : labelled(node, records.labels) || spelled(property);
  return { raw, before: beside, after, ...(hint && { hint }), ...recordAround(raw, node, records) };
}

/** The record's text with a number that does not name its country; nothing with any other. */
export function recordAround(raw: string, node: Node | undefined, records: RecordTexts) {
  const record = node && !raw.startsWith('+') && raw.length > 6 ? records.around(node) : '';
  return record ? { record } : {};
}

/** What schema.org says that this text, or the one it is part of, is; empty where it says nothing. */
function propertyOf(element: Element | null | undefined): string {
  const own = element?.getAttribute('itemprop') || element?.parentElement?.getAttribute('itemprop');
  return (own ?? '').slice(0, LONGEST_PROPERTY);
}

/** `orderNumber` reads as a label does. */
function spelled(property: string): string {
  return property && `${property.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}: `;
}

/** What makes two candidates the same to the background: their text and what stands beside it. */
export function keyOf({ raw, before, after, hint, record }: CandidateText): string {
  return `${hint ?? ''}\n${raw}\n${before}\n${after}\n${record ?? ''}`;
}

function labelled(node: Node | undefined, known: KnownLabels): string {
  const label = node ? labelOf(node, known) : '';
  return label && `${label}: `;
}
