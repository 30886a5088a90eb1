import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { ADDRESS_SIGNS } from '@/lib/phone/data/address-signs';
import { CODE_SIGNS } from '@/lib/phone/data/code-signs';
import { QUANTITY_SIGNS } from '@/lib/phone/data/quantity-signs';
import { NO_SIGN_AFTER, NO_SIGN_BEFORE, type SignRule } from '@/lib/phone/data/sign-rule';
import { createBoundedCache } from '@/lib/phone/plan/bounded-cache';
import { type EvidenceAgainst, NOTHING_AGAINST, strongerEvidence } from './counter-evidence';

/** Returns whether no sign beside a candidate can make it part of something else. */
export function hasNoSigns(before: string, after: string): boolean {
  return isQuietBefore(before) && isQuietAfter(after);
}

const quietBefore = lazyPattern(NO_SIGN_BEFORE);
const isQuietBefore = (before: string) => before === '' || quietBefore(before).test(before);
const isQuietAfter = (after: string) => after === '' || NO_SIGN_AFTER.test(after);

/**
 * Returns what the signs beside a candidate tell against its numbers. `hasPhoneLabel` means that a
 * label says phone, which outweighs most signs.
 */
export function signsAround(
  before: string,
  after: string,
  hasPhoneLabel: boolean,
): EvidenceAgainst {
  const found = { ...NOTHING_AGAINST };
  const lastBefore = isQuietBefore(before) ? undefined : lastVisible(before);
  const firstAfter = isQuietAfter(after) ? undefined : firstVisible(after);
  if (lastBefore === undefined && firstAfter === undefined) return found;
  for (const rule of rulesBeside(lastBefore, firstAfter)) {
    if (hasPhoneLabel && (rule.unlessPhone || rule.beats !== 'all')) continue;
    if (rule.before && !rule.before.test(before)) continue;
    if (rule.after && !rule.after.test(after)) continue;
    if (rule.unlessBefore?.test(before)) continue;
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
  const visible = before.trimEnd();
  return visible.slice(-1) + (visible.length < before.length ? ' ' : '');
}

/** Returns the first visible character, after a space if one precedes it. */
export function firstVisible(after: string): string {
  const visible = after.trimStart();
  return (visible.length < after.length ? ' ' : '') + visible.slice(0, 1);
}

const RULES = [...ADDRESS_SIGNS, ...QUANTITY_SIGNS, ...CODE_SIGNS];

/** Rules by the characters beside a number. */
const rulesByNeighbours = createBoundedCache<readonly SignRule[]>(1000);

/** Returns the rules that may match beside these characters. An undefined side matches no rule. */
function rulesBeside(
  lastBefore: string | undefined,
  firstAfter: string | undefined,
): readonly SignRule[] {
  return rulesByNeighbours(`${lastBefore}\n${firstAfter}`, () =>
    RULES.filter(({ before, after, near }) => {
      if ((before && lastBefore === undefined) || (after && firstAfter === undefined)) return false;
      return near.test((before ? lastBefore : firstAfter) ?? '');
    }),
  );
}

function sideOf(rule: SignRule): 'all' | 'first' | 'last' {
  if (rule.whole) return 'all';
  return rule.before ? 'first' : 'last';
}
