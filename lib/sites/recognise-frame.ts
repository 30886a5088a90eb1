import { type CountryDeps, countryEvidence } from './country-evidence';
import type { CountryFacts, FrameVerdicts } from './model';
import { recognise } from './recognise';

/** What a frame asks: its candidates, one a line, and what tells the country of its numbers. */
interface FrameCandidates extends CountryFacts {
  candidates: readonly string[];
}

/**
 * Returns the verdicts on a frame's candidates; none on an excluded site. Its finder may have been
 * injected while the tab was navigating there.
 */
export async function recogniseFrame(
  deps: CountryDeps,
  asked: FrameCandidates,
  host: string,
): Promise<FrameVerdicts> {
  const { excludedSites } = await deps.readSettings();
  const candidates = excludedSites.includes(host) ? [] : asked.candidates;
  return recognise({ candidates }, await countryEvidence(deps, asked, host));
}
