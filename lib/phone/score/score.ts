import type { Confidence } from '@/lib/phone/candidates/types';
import type { CounterEvidence } from '@/lib/phone/evidence/counter-evidence';
import type { Evidence } from '@/lib/phone/evidence/evidence';
import type { FormatStrength } from '@/lib/phone/plan/grouped-strength';

/** A verdict's confidence and its reason in words. */
export interface Score {
  confidence: Confidence;
  reason: string;
}

const FORM_REASONS: Record<FormatStrength, string> = {
  5: 'written with its country code',
  4: 'its area code is in brackets',
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

/** How a number was written. */
interface WrittenNumber {
  strength: FormatStrength;
  isOneGroup: boolean;
  /** A mobile number with its national prefix: few ids look like that. */
  mobile?: boolean;
  /** Digits in one group that are too few for a number with an area code: `405722`. */
  isShort?: boolean;
  /** It is grouped as in its plan, after its national prefix. Hardly anything else is written so. */
  prefixed?: boolean;
  /** A North American number with its 1: `1-212-555-0123`. */
  longDistance?: boolean;
  /** No numbering plan has assigned it. */
  unassigned?: true | undefined;
}

/**
 * Combines written form and evidence. Returns undefined if the number is clearly something else.
 */
export function score(
  written: WrittenNumber,
  phone: Evidence['phone'],
  against: CounterEvidence | undefined,
): Score | undefined {
  const { strength, unassigned } = written;
  if (against?.beats === 'all') return undefined;
  if (against && outweighs(against.beats, written)) {
    return { confidence: 'doubtful', reason: against.reason };
  }
  if (phone === 1 && strength === 0 && written.isShort) {
    return { confidence: 'doubtful', reason: FORM_REASONS[0] };
  }
  if (phone >= 1) {
    const certain = !unassigned && (strength > 2 || (phone > 1 && strength > 0));
    return {
      confidence: certain ? 'certain' : 'likely',
      reason: PHONE_REASONS[phone === 0 ? 1 : phone],
    };
  }
  if (unassigned) return { confidence: 'likely', reason: 'written as numbers are' };
  if (strength === 0) return { confidence: 'doubtful', reason: FORM_REASONS[0] };
  return { confidence: strength > 2 ? 'certain' : 'likely', reason: FORM_REASONS[strength] };
}

/** Returns whether evidence against numbers of these forms outweighs how this one was written. */
function outweighs(
  forms: 'grouped' | 'local' | 'bare' | 'plain',
  { strength, isOneGroup, mobile, prefixed, longDistance }: WrittenNumber,
): boolean {
  if (forms === 'grouped') return strength < 4 && !longDistance;
  if (forms === 'local') return strength < 4 && !prefixed;
  if (forms === 'plain' && mobile) return strength < 1;
  return strength < 2 || (strength === 2 && isOneGroup);
}
