import type { Hint } from '@/lib/phone/candidates/hints';
import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { Confidence } from '@/lib/phone/candidates/types';
import { ADDRESSES } from '@/lib/phone/data/address-signs';
import { CODES } from '@/lib/phone/data/code-signs';
import { QUIET_AFTER, QUIET_BEFORE } from '@/lib/phone/data/no-sign';
import { FIGURES } from '@/lib/phone/data/quantity-signs';
import type { SignRule } from '@/lib/phone/data/sign-rule';
import { wordsAfter, wordsBefore } from '@/lib/phone/evidence/nearby-words';
import type { FormatStrength } from '@/lib/phone/plan/written-form';

/** What a number may be instead, in words, and which written forms that outweighs. */
type Other = { reason: string; beats: 'all' | 'grouped' | 'bare' | 'plain' } | undefined;

/** Evidence for and against the numbers of a candidate, from the text around it. */
export interface Evidence {
  /** 3: the page says phone, 2: a label does, 1: a nearby word does, 0: nothing does. */
  phone: 0 | 1 | 2 | 3;
  /**
   * Evidence against: all numbers; those the label applies to; the first number; the last number.
   */
  all: Other;
  label: Other;
  first: Other;
  last: Other;
}

const NOTHING_AGAINST = { all: undefined, label: undefined, first: undefined, last: undefined };

/** No evidence from the text around a number. */
export const NO_EVIDENCE: Evidence = { phone: 0, ...NOTHING_AGAINST };

/** Tells whether no sign beside a candidate can make it part of something else. */
export function hasNoSigns(before: string, after: string): boolean {
  return isQuietBefore(before) && isQuietAfter(after);
}

const quietBefore = lazyPattern(QUIET_BEFORE);
const isQuietBefore = (before: string) => before === '' || quietBefore(before).test(before);
const isQuietAfter = (after: string) => after === '' || QUIET_AFTER.test(after);

/** Collects the evidence around a candidate. */
export function evidenceAround(before: string, after: string, hint: Hint | undefined): Evidence {
  if (hint) return { phone: 3, ...NOTHING_AGAINST };
  const words = wordsBefore(before);
  const next = wordsAfter(after);
  const signs = signsAround(before, after, words.phone === 2);
  if (words.phone === 2) return { phone: 2, ...signs };
  const label = next.phone ? undefined : words.other;
  const isCount = words.phone > 0 && next.other?.beats === 'bare';
  const last = strongerEvidence(signs.last, isCount ? undefined : next.other);
  return { ...signs, phone: words.phone || next.phone, label, last };
}

const RULES = [...ADDRESSES, ...FIGURES, ...CODES];
const RANK = { plain: 0, bare: 1, grouped: 2, all: 3 };

/** Returns the stronger of two pieces of evidence, the first if they are equal. */
export function strongerEvidence(one: Other, two: Other): Other {
  return !one || (two && RANK[two.beats] > RANK[one.beats]) ? two : one;
}

function signsAround(before: string, after: string, phone: boolean): Omit<Evidence, 'phone'> {
  const found: Omit<Evidence, 'phone'> = { ...NOTHING_AGAINST };
  const lastBefore = isQuietBefore(before) ? undefined : lastVisible(before);
  const firstAfter = isQuietAfter(after) ? undefined : firstVisible(after);
  if (lastBefore === undefined && firstAfter === undefined) return found;
  for (const rule of rulesBeside(lastBefore, firstAfter)) {
    if (phone && (rule.unlessPhone || rule.beats !== 'all')) continue;
    if (rule.before && !rule.before.test(before)) continue;
    if (rule.after && !rule.after.test(after)) continue;
    const side = sideOf(rule);
    found[side] = strongerEvidence(found[side], {
      reason: `part of ${rule.reason}`,
      beats: rule.beats,
    });
  }
  return found;
}

/** Returns the last visible character, and a space if one follows it. Rules are indexed by it. */
export function lastVisible(before: string): string {
  const seen = before.trimEnd();
  return seen.slice(-1) + (seen.length < before.length ? ' ' : '');
}

/** Returns the first visible character, after a space if one precedes it. */
export function firstVisible(after: string): string {
  const seen = after.trimStart();
  return (seen.length < after.length ? ' ' : '') + seen.slice(0, 1);
}

/** Caches rules by the characters beside a number. Cleared when full. */
const rulesCache = new Map<string, readonly SignRule[]>();
const MAX_CACHED = 1000;

/** Returns the rules that may match beside these characters. An undefined side matches no rule. */
function rulesBeside(
  lastBefore: string | undefined,
  firstAfter: string | undefined,
): readonly SignRule[] {
  const key = `${lastBefore}\n${firstAfter}`;
  const known = rulesCache.get(key);
  if (known) return known;
  if (rulesCache.size >= MAX_CACHED) rulesCache.clear();
  const rules = RULES.filter(({ before, after, near }) => {
    if ((before && lastBefore === undefined) || (after && firstAfter === undefined)) return false;
    return near.test((before ? lastBefore : firstAfter) ?? '');
  });
  rulesCache.set(key, rules);
  return rules;
}

function sideOf(rule: SignRule): 'all' | 'first' | 'last' {
  if (rule.whole) return 'all';
  return rule.before ? 'first' : 'last';
}

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
  other: Other,
): Score | undefined {
  const { strength, unknown } = written;
  if (other?.beats === 'all') return undefined;
  if (other && beats(other.beats, written)) {
    return { confidence: 'doubtful', reason: other.reason };
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

function beats(
  what: 'grouped' | 'bare' | 'plain',
  { strength, lone, mobile }: WrittenNumber,
): boolean {
  if (what === 'grouped') return strength < 4;
  if (what === 'plain' && mobile) return strength < 1;
  return strength < 2 || (strength === 2 && lone);
}
