import { labelOf } from '@/lib/page/context/label';
import type { RecordReader } from '@/lib/page/context/record-text';
import type { TreeTraits } from '@/lib/page/dom/reading-mode';
import { contextOf } from '@/lib/phone/candidates/find-candidates';
import type { Candidate, CandidateText } from '@/lib/phone/candidates/types';

/** Longest candidate that the background reads. */
const LONGEST = 500;
/** Longest name of a property that is told. */
const LONGEST_PROPERTY = 60;
const TELEPHONE = /\b(?:telephone|faxNumber)\b/;
/** Written with its country's code, or with its area code in brackets and as nothing else is: no label says otherwise. */
const PLAIN = /^[+\uff0b]|^\(\d{3}\) ?\d{3}[-. ]\d{4}$/;

/** The candidate at a place of a text, which begins in this node; undefined when it is longer than any number. */
export function candidateAt(
  text: string,
  at: Candidate,
  node: Text,
  records: RecordReader,
  { hasMicrodata }: TreeTraits,
): CandidateText | undefined {
  if (at.end - at.start > LONGEST) return undefined;
  const { before, after } = contextOf(text, at);
  const raw = text.slice(at.start, at.end);
  const property = hasMicrodata ? propertyOf(node) : '';
  const labelled = PLAIN.test(raw) || before.trim();
  const candidate = {
    raw,
    before: labelled ? before : labelBefore(node, records, property),
    after,
  };
  return TELEPHONE.test(property) ? { ...candidate, hint: 'microdata' } : candidate;
}

/**
 * A candidate with all that its place says: its label, and its record unless it names its country
 * itself. Reading that costs more than finding the candidate did: only where a verdict hangs on it.
 */
export function withContext(
  candidate: CandidateText,
  node: Node,
  records: RecordReader,
): CandidateText {
  const { raw, before, hint } = candidate;
  const record = !raw.startsWith('+') && raw.length > 6 ? records.textAround(node) : '';
  const labelled = before.trim() || hint;
  return {
    ...candidate,
    before: labelled ? before : labelBefore(node, records, propertyOf(node)),
    record,
  };
}

/** What schema.org says that this text, or the one it is part of, is; empty where it says nothing. */
function propertyOf(node: Node): string {
  const element = node.parentElement;
  const own = element?.getAttribute('itemprop') || element?.parentElement?.getAttribute('itemprop');
  return (own ?? '').slice(0, LONGEST_PROPERTY);
}

/** The label beside a text, or the name of its property: `orderNumber` reads as a label does. */
function labelBefore(node: Node, { labels }: RecordReader, property: string): string {
  const label = labelOf(node, labels) || property.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return label && `${label}: `;
}
