import { ADDRESSES } from './data/addresses';
import { CODES } from './data/codes';
import { FIGURES } from './data/figures';
import { QUIET_AFTER, QUIET_BEFORE } from './data/quiet';
import type { Surrounding } from './data/surrounding';
import type { Strength } from './form';
import type { Hint } from './hints';
import { byScript } from './latin';
import { nearAfter, nearBefore } from './nearby';
import type { Confidence } from './types';

/** What a number would be otherwise, in words, and what that outweighs. */
type Other = { reason: string; beats: 'all' | 'grouped' | 'bare' | 'plain' } | undefined;

/** What speaks for and against the numbers of a candidate beside their own digits. */
export interface Evidence {
  /** 3 the page says phone, 2 a label, 1 a word in reach, 0 nothing. */
  phone: 0 | 1 | 2 | 3;
  /** Against all its numbers; the label's, for those that nothing else stands before; the ends'. */
  all: Other;
  label: Other;
  first: Other;
  last: Other;
}

const NOTHING_AGAINST = { all: undefined, label: undefined, first: undefined, last: undefined };

/** Nothing beside the number says anything. */
export const NO_EVIDENCE: Evidence = { phone: 0, ...NOTHING_AGAINST };

/** Whether no sign beside a candidate can make it part of something else. */
export function isQuiet(before: string, after: string): boolean {
  return isQuietBefore(before) && isQuietAfter(after);
}

const quietBefore = byScript(QUIET_BEFORE);
const isQuietBefore = (before: string) => before === '' || quietBefore(before).test(before);
const isQuietAfter = (after: string) => after === '' || QUIET_AFTER.test(after);

/** Gathers the evidence around a candidate. */
export function evidenceAround(before: string, after: string, hint: Hint | undefined): Evidence {
  if (hint) return { phone: 3, ...NOTHING_AGAINST };
  const words = nearBefore(before);
  const next = nearAfter(after);
  const signs = signsAround(before, after, words.phone === 2);
  if (words.phone === 2) return { phone: 2, ...signs };
  const label = next.phone ? undefined : words.other;
  const counted = words.phone > 0 && next.other?.beats === 'bare';
  const last = stronger(signs.last, counted ? undefined : next.other);
  return { ...signs, phone: words.phone || next.phone, label, last };
}

const RULES = [...ADDRESSES, ...FIGURES, ...CODES];
const RANK = { plain: 0, bare: 1, grouped: 2, all: 3 };

/** The one of two that outweighs more. */
export function stronger(one: Other, two: Other): Other {
  return !one || (two && RANK[two.beats] > RANK[one.beats]) ? two : one;
}

function signsAround(before: string, after: string, phone: boolean): Omit<Evidence, 'phone'> {
  const found: Omit<Evidence, 'phone'> = { ...NOTHING_AGAINST };
  const ahead = isQuietBefore(before) ? undefined : lastSeen(before);
  const behind = isQuietAfter(after) ? undefined : firstSeen(after);
  if (ahead === undefined && behind === undefined) return found;
  for (const rule of rulesBeside(ahead, behind)) {
    if (phone && (rule.unlessPhone || rule.beats !== 'all')) continue;
    if (rule.before && !rule.before.test(before)) continue;
    if (rule.after && !rule.after.test(after)) continue;
    const place = placeOf(rule);
    found[place] = stronger(found[place], { reason: `part of ${rule.reason}`, beats: rule.beats });
  }
  return found;
}

/** The last visible character and whether a space follows it: what rules are told apart by. */
export function lastSeen(before: string): string {
  const seen = before.trimEnd();
  return seen.slice(-1) + (seen.length < before.length ? ' ' : '');
}

/** The first visible character and whether a space stands before it. */
export function firstSeen(after: string): string {
  const seen = after.trimStart();
  return (seen.length < after.length ? ' ' : '') + seen.slice(0, 1);
}

/** Rules by what stands beside a number; emptied when full. */
const beside = new Map<string, readonly Surrounding[]>();
const MOST_BESIDE = 1000;

/** The few rules that may fit beside these characters; undefined where no rule can. */
function rulesBeside(
  ahead: string | undefined,
  behind: string | undefined,
): readonly Surrounding[] {
  const key = `${ahead}\n${behind}`;
  const known = beside.get(key);
  if (known) return known;
  if (beside.size >= MOST_BESIDE) beside.clear();
  const rules = RULES.filter(({ before, after, near }) => {
    if ((before && ahead === undefined) || (after && behind === undefined)) return false;
    return near.test((before ? ahead : behind) ?? '');
  });
  beside.set(key, rules);
  return rules;
}

function placeOf(rule: Surrounding): 'all' | 'first' | 'last' {
  if (rule.whole) return 'all';
  return rule.before ? 'first' : 'last';
}

/** A verdict's confidence and the words for it. */
export interface Weighed {
  confidence: Confidence;
  reason: string;
}

const FORMS: Record<Strength, string> = {
  5: 'written with its country code',
  4: 'its area code stands in brackets',
  3: 'written as numbers of its country are',
  2: 'a valid number of its country',
  1: 'valid digits of its country',
  0: 'valid digits, but not written as a number',
};

const VOICES = {
  3: 'the page says phone',
  2: 'its label says phone',
  1: 'a word near it says phone',
};

/** A number as it was written: `lone` where its digits stand in one group. */
export interface Written {
  strength: Strength;
  lone: boolean;
  /** A mobile number with its national prefix: few things have ids like that. */
  mobile?: boolean;
  /** No plan has given it out. */
  unknown?: true | undefined;
}

/** Puts form and evidence together; undefined when it is plainly something else. */
export function weigh(
  written: Written,
  phone: Evidence['phone'],
  other: Other,
): Weighed | undefined {
  const { strength, unknown } = written;
  if (other?.beats === 'all') return undefined;
  if (other && beats(other.beats, written)) {
    return { confidence: 'doubtful', reason: other.reason };
  }
  if (phone >= 1) {
    const sure = !unknown && (strength > 2 || (phone > 1 && strength > 0));
    return { confidence: sure ? 'certain' : 'likely', reason: VOICES[phone === 0 ? 1 : phone] };
  }
  if (unknown) return { confidence: 'likely', reason: 'written as numbers are' };
  if (strength === 0) return { confidence: 'doubtful', reason: FORMS[0] };
  return { confidence: strength > 2 ? 'certain' : 'likely', reason: FORMS[strength] };
}

function beats(what: 'grouped' | 'bare' | 'plain', { strength, lone, mobile }: Written): boolean {
  if (what === 'grouped') return strength < 4;
  if (what === 'plain' && mobile) return strength < 1;
  return strength < 2 || (strength === 2 && lone);
}
