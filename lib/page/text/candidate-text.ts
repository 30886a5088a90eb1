import { labelOf } from '@/lib/page/context/label';
import type { RecordReader } from '@/lib/page/context/record-text';
import { contextOf } from '@/lib/phone/candidates/find-candidates';
import type { Candidate, CandidateText } from '@/lib/phone/candidates/types';

/** Maximum length of a candidate that the background reads. */
const MAX_LENGTH = 500;
/** Maximum length of a property's name. */
const MAX_PROPERTY = 60;
const TELEPHONE = /\b(?:telephone|faxNumber)\b/;
/** Written with `+`, or like `(212) 555-0134`: no label can make it anything but a phone number. */
const SURELY_PHONE = /^[+\uff0b]|^\(\d{3}\) ?\d{3}[-. ]\d{4}$/;

/** Returns the candidate at a position in a text. It starts in `node`. Undefined if it is too long. */
export function candidateAt(
  text: string,
  at: Candidate,
  node: Text,
  records: RecordReader,
): CandidateText | undefined {
  if (at.end - at.start > MAX_LENGTH) return undefined;
  const { before, after } = contextOf(text, at);
  const raw = text.slice(at.start, at.end);
  const property = propertyOf(node);
  const labelled = SURELY_PHONE.test(raw) || before.trim();
  const candidate = {
    raw,
    before: labelled ? before : labelBefore(node, records, property),
    after,
  };
  return TELEPHONE.test(property) ? { ...candidate, hint: 'microdata' } : candidate;
}

/**
 * Adds the evidence around a candidate: its label, and its record unless the number has a country
 * code. To read them costs more than to find the candidate: only done where the verdict depends on it.
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

/** Returns the schema.org property of a text, or of the text around it; empty if there is none. */
function propertyOf(node: Node): string {
  const element = node.parentElement;
  const own = element?.getAttribute('itemprop') || element?.parentElement?.getAttribute('itemprop');
  return (own ?? '').slice(0, MAX_PROPERTY);
}

/** Returns the label of a text, or its property's name in words: `orderNumber` is a label too. */
function labelBefore(node: Node, { labels }: RecordReader, property: string): string {
  const label = labelOf(node, labels) || property.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return label && `${label}: `;
}
