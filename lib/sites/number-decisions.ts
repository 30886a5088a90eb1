import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { MAX_NUMBER_DECISIONS, type NumberDecision } from '@/lib/settings/sites/number-decision';
import type { SettingsStore } from '@/lib/settings/store';

/** The text of a number as its page writes it, and what stands before it. */
export interface NumberAsWritten {
  host: string;
  text: string;
  label: string;
}

const MAX_LABEL = 30;
const MAX_TEXT = 100;

/** How a site writes a number. */
export function numberAsWritten(
  { raw, before }: Pick<CandidateText, 'raw' | 'before'>,
  { written, start, end }: Pick<Verdict, 'written' | 'start' | 'end'>,
  host: string,
): NumberAsWritten {
  const text = singleSpaced(written ?? raw.slice(start, end)).slice(0, MAX_TEXT);
  const [label = ''] = singleSpaced(before)
    .split(/[|;,•·(]/)
    .slice(-1);
  const words = label
    .replace(/\P{L}+/gu, ' ')
    .trim()
    .toLowerCase();
  return { host, text, label: words.slice(-MAX_LABEL) };
}

/**
 * Applies what the rep said of a site's texts to the verdicts on a candidate: what is no number there goes, and a
 * doubtful number becomes likely. It changes neither the number nor its country, and lifts no guard.
 */
export function withDecisions(
  candidate: Pick<CandidateText, 'raw' | 'before'>,
  verdicts: Verdict[],
  decisions: readonly NumberDecision[],
): Verdict[] {
  if (decisions.length === 0) return verdicts;
  return verdicts.flatMap((verdict) => {
    const about = numberAsWritten(candidate, verdict, '');
    if (decisions.some((each) => each.is === 'none' && each.text === about.text)) return [];
    const isSure = verdict.confidence === 'doubtful' && decisions.some((each) => fits(each, about));
    return [isSure ? { ...verdict, confidence: 'likely' as const } : verdict];
  });
}

function fits(decision: NumberDecision, { text, label }: NumberAsWritten): boolean {
  return decision.is === 'number' && decision.shape === shapeOf(text) && decision.label === label;
}

/** The decisions for one host. No page learns those for another one. */
export function decisionsOn(
  host: string,
  { numberDecisions }: { numberDecisions: readonly NumberDecision[] },
): NumberDecision[] {
  return numberDecisions.filter((decision) => decision.host === host);
}

/** Remembers what the rep said of a number; without `is`, forgets it. */
export async function decideNumber(
  store: Pick<SettingsStore, 'change'>,
  about: NumberAsWritten,
  is: NumberDecision['is'] | undefined,
): Promise<void> {
  const { host, text, label } = about;
  const isAbout = (each: NumberDecision) =>
    each.host === host && (each.is === 'none' ? each.text === text : fits(each, about));
  await store.change('numberDecisions', (decisions) => {
    const others = decisions.filter((each) => !isAbout(each));
    if (is === 'none') others.push({ is, host, text });
    if (is === 'number') others.push({ is, host, shape: shapeOf(text), label });
    return others.slice(-MAX_NUMBER_DECISIONS);
  });
}

/** `+00 000-0000` of `+44 555-0142`. */
function shapeOf(text: string): string {
  return text.replace(/\p{Nd}/gu, '0');
}

function singleSpaced(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}
