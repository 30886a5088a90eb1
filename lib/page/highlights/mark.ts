import type { CandidateText, Confidence, FoundNumber } from '@/lib/phone/candidates/types';

/** A number that a frame holds, and where. */
export interface Mark {
  candidate: CandidateText;
  found: FoundNumber;
  /** Where it is written; none for a link without text and for a field. */
  range?: StaticRangeInit;
  /** Every node that the number touches: text nodes, or the link that names it. */
  nodes: readonly Node[];
}

/** Confidences that are marked: a doubtful number is callable by right-click only. */
export type MarkedConfidence = Exclude<Confidence, 'doubtful'>;

/** Returns whether a number of this confidence is marked. */
export function isMarked(confidence: Confidence): confidence is MarkedConfidence {
  return confidence !== 'doubtful';
}

/**
 * A number that the rep can point at: a mark, or a number in a field or selection without a verdict
 * yet.
 */
export type PointedNumber = Omit<Mark, 'found'> & Partial<Pick<Mark, 'found'>>;
