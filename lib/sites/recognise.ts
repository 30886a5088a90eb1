/**
 * Sites: where numbers are looked for, and how a page's text is judged. The finder sends the candidates of a frame
 * to the background, which answers with verdicts. The country of national numbers follows from the page and from
 * what the rep chose for the site before. Rules in the settings say on which sites numbers are found, and access
 * to sites is the browser's to grant. Nothing here places a call or asks the service.
 */

import { parseCandidateLine, UNDECIDED, verdictLine } from '@/lib/phone/candidates/lines';
import type {
  CandidateText,
  CountryCode,
  CountryEvidence,
  FoundNumber,
  Verdict,
} from '@/lib/phone/candidates/types';
import { minDigits } from '@/lib/phone/evidence/rank-countries';
import { needsRecord } from '@/lib/phone/score/needs-record';
import { verdictsFor } from '@/lib/phone/score/verdict';
import type { NumberDecision } from '@/lib/settings/sites/number-decision';
import { type CountryDeps, countryEvidence } from './country-evidence';
import type { CountryFacts, FrameVerdicts, IgnoredHere } from './model';
import { decisionsOn, withDecisions } from './number-decisions';
import { decideSite, ignoredOn, readSites, type SiteDeps } from './site-rules';

/**
 * Verdicts on a frame's candidates. Numbers with a country code are judged first, since their
 * countries are evidence for the others.
 */
export function recognise(
  { candidates }: { candidates: readonly string[] },
  evidence: CountryEvidence,
  decisions: readonly NumberDecision[] = [],
): FrameVerdicts {
  const all = candidates.map(parseCandidateLine);
  const judge = (candidate: CandidateText, known: CountryEvidence) =>
    verdictsForCandidate(candidate, known, decisions);
  const withCode = new Map<number, Verdict[]>();
  for (const [at, candidate] of all.entries()) {
    if (candidate?.raw.includes('+')) withCode.set(at, judge(candidate, evidence));
  }
  const others = [...(evidence.others ?? []), ...[...withCode.values()].flat().flatMap(ownCountry)];
  const allEvidence = { ...evidence, others };
  const verdicts = all.map((candidate, at) => {
    if (!candidate) return '';
    return verdictLineFor(candidate, withCode.get(at) ?? judge(candidate, allEvidence));
  });
  return { verdicts, fewestDigits: minDigits(allEvidence) };
}

function verdictLineFor(candidate: CandidateText, verdicts: readonly Verdict[]): string {
  const undecided =
    candidate.record === undefined && needsRecord(verdictInputOf(candidate), verdicts);
  return undecided ? UNDECIDED : verdictLine(verdicts.map(toFound), candidate.raw.length);
}

/** The numbers in one candidate, as the rep decided on its site. */
export function verdictsForCandidate(
  candidate: CandidateText,
  evidence: CountryEvidence,
  decisions: readonly NumberDecision[] = [],
): Verdict[] {
  return withDecisions(candidate, verdictsFor(verdictInputOf(candidate), evidence), decisions);
}

/** A candidate as the input of a verdict. */
export function verdictInputOf({ hint, record, ...text }: CandidateText): CandidateText {
  return { ...text, ...(hint && { hint }), ...(record && { record }) };
}

/** The country of a number with a country code. */
function ownCountry({ country, countrySource }: Verdict): CountryCode[] {
  return country && !countrySource ? [country] : [];
}

function toFound(verdict: Verdict): FoundNumber {
  const { start, end, confidence } = verdict;
  const [country] = ownCountry(verdict);
  return { start, end, confidence, ...(country && { country }) };
}

/** What a frame asks: its candidates, one a line, and what tells the country of its numbers. */
interface FrameCandidates extends CountryFacts {
  candidates: readonly string[];
}

/** Where a frame is. */
export interface FrameSite {
  /** The host of its own address; empty for `about:blank`. */
  host: string;
  /** The host whose rules hold for it: its own, else that of its origin, else that of the tab's page. */
  siteHost: string;
}

/**
 * Returns the verdicts on a frame's candidates; none where no numbers are found. Its finder may have been
 * injected while the tab was navigating there.
 */
export async function recogniseFrame(
  deps: CountryDeps & SiteDeps,
  asked: FrameCandidates,
  { host, siteHost }: FrameSite,
): Promise<FrameVerdicts & IgnoredHere> {
  const sites = await readSites(deps);
  const candidates = decideSite(siteHost, sites).finds ? asked.candidates : [];
  const decisions = decisionsOn(siteHost, await deps.readSettings());
  const evidence = await countryEvidence(deps, asked, host);
  const verdicts = recognise({ candidates }, evidence, decisions);
  return { ...verdicts, ignored: ignoredOn(siteHost, sites) };
}
