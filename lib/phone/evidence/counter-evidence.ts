/** What digits may be instead of a phone number, and which written forms that outweighs. */
export interface CounterEvidence {
  /** What it is, in words: `an order`, `part of a price`. */
  reason: string;
  beats: 'all' | 'grouped' | 'local' | 'bare' | 'plain';
}

/** Evidence against a candidate's numbers, by the numbers it applies to. */
export interface EvidenceAgainst {
  /** All numbers. */
  all: CounterEvidence | undefined;
  /** The numbers that the label before the candidate applies to. */
  label: CounterEvidence | undefined;
  first: CounterEvidence | undefined;
  last: CounterEvidence | undefined;
}

/** No evidence against any number. */
export const NOTHING_AGAINST: EvidenceAgainst = {
  all: undefined,
  label: undefined,
  first: undefined,
  last: undefined,
};

const RANK = { plain: 0, bare: 1, local: 2, grouped: 3, all: 4 };

/** Returns the stronger of two pieces of evidence, the first if they are equal. */
export function strongerEvidence(
  one: CounterEvidence | undefined,
  two: CounterEvidence | undefined,
): CounterEvidence | undefined {
  return !one || (two && RANK[two.beats] > RANK[one.beats]) ? two : one;
}
