import type { Confidence } from '@/lib/phone/candidates/types';
import type { CounterEvidence } from '@/lib/phone/evidence/counter-evidence';
import type { Evidence } from '@/lib/phone/evidence/evidence';
import type { FormatStrength } from '@/lib/phone/plan/written-form';

/** A verdict's confidence and its reason in words. */
export interface Score {
  confidence: Confidence;
  reason: string;
}

const FORM_REASONS: Record<FormatStrength, string> = {
  5: 'written with its country code',
  4: 'its area code stands in brackets',
  3: 'written as numbers of its country are',
  2: 'a valid number of its country',
  1: 'valid digits of its country',
  0: 'valid digits, but not written as a number',
};

const PHONE_REASONS = {
  3: 'the page says phone',
  2: 'its label says phone',
  1: 'a word near it says phone',
};

/** How a number was written. `lone` means its digits are one group. */
export interface WrittenNumber {
  strength: FormatStrength;
  lone: boolean;
  /** A mobile number with its national prefix: few ids look like that. */
  mobile?: boolean;
  /** No numbering plan has assigned it. */
  unknown?: true | undefined;
}

/**
 * Combines written form and evidence. Returns undefined if the number is clearly something else.
 */
export function score(
  written: WrittenNumber,
  phone: Evidence['phone'],
  against: CounterEvidence | undefined,
): Score | undefined {
  const { strength, unknown } = written;
  if (against?.beats === 'all') return undefined;
  if (against && outweighs(against.beats, written)) {
    return { confidence: 'doubtful', reason: against.reason };
  }
  if (phone >= 1) {
    const certain = !unknown && (strength > 2 || (phone > 1 && strength > 0));
    return {
      confidence: certain ? 'certain' : 'likely',
      reason: PHONE_REASONS[phone === 0 ? 1 : phone],
    };
  }
  if (unknown) return { confidence: 'likely', reason: 'written as numbers are' };
  if (strength === 0) return { confidence: 'doubtful', reason: FORM_REASONS[0] };
  return { confidence: strength > 2 ? 'certain' : 'likely', reason: FORM_REASONS[strength] };
}

/** Tells whether evidence against numbers of these forms outweighs how this one was written. */
function outweighs(
  forms: 'grouped' | 'bare' | 'plain',
  { strength, lone, mobile }: WrittenNumber,
): boolean {
  if (forms === 'grouped') return strength < 4;
  if (forms === 'plain' && mobile) return strength < 1;
  return strength < 2 || (strength === 2 && lone);
}
