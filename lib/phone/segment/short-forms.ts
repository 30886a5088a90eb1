import type { Verdict } from '@/lib/phone/candidates/types';
import type { DigitGroup } from '@/lib/phone/plan/digit-groups';
import { parseInternational } from '@/lib/phone/plan/parse-number';
import { isNextSubscriber } from './gaps';
import type { Segment } from './segments';

/** Maximum digits of a short form (`555-0123/0124`). */
const MAX_DIGITS = 4;

/**
 * Returns numbers written as endings after a slash: last digits, as in `212-555-0123/4`, or last
 * groups of the same sizes, as in `022-2857 4136 / 4137 0921`. `found` is the verdict on the number
 * before, `next` the group where another number starts. Offsets are within the same text.
 */
export function shortForms(
  text: string,
  groups: readonly DigitGroup[],
  segment: Segment,
  next: number,
  found: Verdict,
): Verdict[] {
  const list: Verdict[] = [];
  for (let at = segment.last + 1; at < next; ) {
    const ending = endingAt(groups, at, next, segment);
    const [first, last] = [ending[0], ending.at(-1)];
    if (!first || !last || /^\s?[a-z]/i.test(text.slice(last.end))) break;
    const digits = ending.map((group) => group.digits).join('');
    const base = list.at(-1)?.e164 ?? found.e164;
    const parsed = parseInternational(base.slice(1, -digits.length) + digits);
    if (!parsed) break;
    const { ext: _, ...shared } = found;
    const written = withEnding(list.at(-1)?.written ?? text.slice(found.start, found.end), digits);
    const spot = { start: first.start, end: last.end };
    const reason = 'a short form of the number before';
    list.push({ ...shared, ...spot, e164: parsed.e164, written, reason });
    at += ending.length;
  }
  return list;
}

/** Returns a written number with other last digits. */
function withEnding(written: string, digits: string): string {
  const ending = [...digits];
  const turned = [...written].toReversed();
  return turned
    .map((sign) => (/\p{Nd}/u.test(sign) ? (ending.pop() ?? sign) : sign))
    .toReversed()
    .join('');
}

/**
 * Returns the groups of a short form after a slash: one group, or several of the same sizes as the
 * number's last groups.
 */
function endingAt(
  groups: readonly DigitGroup[],
  at: number,
  next: number,
  segment: Segment,
): readonly DigitGroup[] {
  const gap = groups[at]?.gap ?? '';
  if (gap === ' - ') return spacedEnding(groups, at, next, segment);
  if (isNextSubscriber(groups, at)) return groups.slice(at, at + 1);
  if (!/^(?: ?\/ ?[-.]?| ?~ ?|-)$/.test(gap)) return [];
  let end = at + 1;
  while (end < next && /^[ .-]$/.test(groups[end]?.gap ?? '')) end++;
  const several = groups.slice(at, end);
  const model = groups.slice(segment.first, segment.last + 1).slice(-several.length);
  const alike = several.every(({ digits }, nth) => digits.length === model[nth]?.digits.length);
  if (alike && several.length < segment.last - segment.first + 1 && several.length > 1)
    return several;
  if (several[1]?.gap === '.') return [];
  const own = model.at(-1)?.digits.length ?? 0;
  const digits = several[0]?.digits.length ?? 0;
  return digits === own || digits <= Math.min(MAX_DIGITS, own) ? several.slice(0, 1) : [];
}

/**
 * Returns the groups after a spaced dash if they end another number of the same block: `(028) 3830 1241 -
 * 3830 1242`, `301 23 41 - 42`. Only the last group differs, and it is higher if it stands alone.
 */
function spacedEnding(
  groups: readonly DigitGroup[],
  at: number,
  next: number,
  { first, last }: Segment,
): readonly DigitGroup[] {
  const several = groups.slice(at, next);
  if (several.length > last - first || at !== last + 1) return [];
  const model = groups.slice(last + 1 - several.length, last + 1);
  const digits = several.map((group) => group.digits);
  const own = model.map((group) => group.digits);
  const isSame = digits.slice(0, -1).every((one, nth) => one === own[nth]);
  const [end = '', before = ''] = [digits.at(-1), own.at(-1)];
  const isNext = several.length > 1 ? end !== before : end > before;
  return isSame && isNext && end.length === before.length ? several : [];
}
