import type { CountrySource, Verdict } from '@/lib/phone/candidates/types';
import { strongerEvidence } from '@/lib/phone/evidence/counter-evidence';
import type { Evidence } from '@/lib/phone/evidence/evidence';
import type { RankedCountry } from '@/lib/phone/evidence/rank-countries';
import type { DigitGroup } from '@/lib/phone/plan/digit-groups';
import type { ParsedNumber } from '@/lib/phone/plan/parse-number';
import type { Segment } from '@/lib/phone/segment/segments';
import { shortForms } from '@/lib/phone/segment/short-forms';
import { type Score, score } from './score';

/** A candidate's text split into groups of digits and an extension. */
export interface ParsedText {
  raw: string;
  /** The text before the extension. */
  body: string;
  ext?: string;
  groups: readonly DigitGroup[];
}

/** Explains to the rep why a number was read as a number of another country. */
const SOURCES: Record<Exclude<CountrySource, 'default'>, string> = {
  record: 'the country of the record',
  site: 'the country chosen for this site',
  language: 'the language of the page',
  domain: 'the domain of the page',
  others: 'the other numbers on the page',
};

/**
 * Returns the verdicts on a candidate's numbers, in text order. `choice` is the country they were
 * read in.
 */
export function buildVerdicts(
  text: ParsedText,
  segments: readonly Segment[],
  evidence: Evidence,
  ranked: RankedCountry | undefined,
): Verdict[] {
  const verdicts: Verdict[] = [];
  let labelEnd = 0;
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at];
    const labelled = segment !== undefined && labelApplies(text.groups, segment, labelEnd);
    const label = labelled ? evidence.label : undefined;
    if (labelled) labelEnd = segment.last + 1;
    const found = segment && verdictOn(text, segment, { ...evidence, label });
    if (!segment || !found) continue;
    if (ranked) explainCountry(found, segment.parsed, ranked);
    const next = segments[at + 1]?.first ?? text.groups.length;
    const short = shortForms(text.body, text.groups, segment, next, found);
    verdicts.push(found, ...short);
    const last = short.at(-1) ?? found;
    if (text.ext && last.end === text.groups.at(-1)?.end) {
      last.ext = text.ext;
      if (last.written) last.written += ` x${text.ext}`;
      last.end = text.raw.length;
    }
  }
  return verdicts;
}

function explainCountry(
  found: Verdict,
  { from, unassigned }: ParsedNumber,
  ranked: RankedCountry,
): void {
  const { source } = ranked;
  // Digits that start with a guessed country's calling code may also be a national number
  // elsewhere.
  if (from !== 'country' && !(from === 'code' && ranked.guessed)) return;
  found.countrySource = source;
  const ambiguous = unassigned && (source === 'language' || source === 'domain');
  if (ranked.guessed || ambiguous) found.guessed = true;
  if (source !== 'default') found.reason += `; read by ${SOURCES[source]}`;
}

/**
 * Returns whether the label before the candidate still applies to a number. It does not apply if other
 * digits come between. In another line or column it applies only to digits in the same groups.
 */
function labelApplies(
  groups: readonly DigitGroup[],
  { first, last }: Segment,
  labelEnd: number,
): boolean {
  const gap = groups[first]?.gap ?? '';
  if (first !== labelEnd) return gap.includes('/');
  if (first === 0 || !/\n| {2}/.test(gap)) return true;
  const size = last - first + 1;
  const before = groups.slice(Math.max(0, first - size), first);
  return before.every(({ digits }, at) => digits.length === groups[first + at]?.digits.length);
}

/** Returns the verdict on a vanity number, which is always the whole candidate. */
export function vanityVerdict(raw: string, parsed: ParsedNumber, evidence: Evidence): Verdict[] {
  const against = [evidence.label, evidence.first, evidence.last].reduce(
    strongerEvidence,
    evidence.all,
  );
  const scored = score({ strength: 3, isOneGroup: false }, evidence.phone, against);
  return scored ? [toVerdict(0, raw.length, parsed, scored)] : [];
}

function verdictOn(text: ParsedText, segment: Segment, evidence: Evidence): Verdict | undefined {
  const first = text.groups[segment.first];
  const last = text.groups[segment.last];
  if (!first || !last) return undefined;
  const before = segment.first === 0 ? evidence.first : undefined;
  const after = segment.last === text.groups.length - 1 ? evidence.last : undefined;
  const against = [evidence.label, before, after].reduce(strongerEvidence, evidence.all);
  const { strength, parsed } = segment;
  const isOneGroup = segment.first === segment.last;
  const hasPrefix = parsed.prefixDigits > 0;
  const written = {
    strength,
    mobile: hasPrefix && parsed.type === 'MOBILE',
    prefixed: hasPrefix && !isOneGroup && strength > 2 && !parsed.unassigned,
    longDistance:
      strength > 2 && isLongDistance(text.groups.slice(segment.first, segment.last + 1)),
    isOneGroup,
    isShort:
      !hasPrefix && parsed.from === 'country' && parsed.national.length < (isOneGroup ? 8 : 9),
    unassigned: parsed.unassigned,
  };
  const scored = score(written, evidence.phone, against);
  const start = startOf(text.body, first, last.end);
  return scored && toVerdict(start, last.end, parsed, scored);
}

/** Returns whether groups are written like `1-212-555-0123`. Versions and ids are not. */
function isLongDistance(groups: readonly DigitGroup[]): boolean {
  const [one, ...others] = groups;
  return (
    one?.digits === '1' && others.length === 3 && others.every(({ gap }) => /^[- ()]+$/.test(gap))
  );
}

/** Returns where a number starts. Leaves out an opening bracket that closes after the number. */
function startOf(text: string, first: DigitGroup, end: number): number {
  if (first.numberStart === first.start) return first.start;
  const inside = text.slice(first.numberStart, end);
  const count = (pattern: RegExp) => inside.match(pattern)?.length ?? 0;
  const unclosed = /^[([（［]/.test(inside) && count(/[([（［]/g) > count(/[)\]）］]/g);
  return first.numberStart + (unclosed ? inside.search(/[^([（［ ]/) : 0);
}

function toVerdict(start: number, end: number, parsed: ParsedNumber, scored: Score): Verdict {
  const { e164, country, type } = parsed;
  const { confidence } = scored;
  const reason = parsed.unassigned ? `${scored.reason}, though no plan knows it` : scored.reason;
  const verdict: Verdict = { start, end, e164, type, confidence, reason };
  if (country) verdict.country = country;
  return verdict;
}
