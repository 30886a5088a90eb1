import { askCard } from '@/lib/messages/card-client';
import type {
  CandidateText,
  CountryCode,
  CountryEvidence,
  Verdict,
} from '@/lib/phone/candidates/types';
import { countriesToChoose, nationalNumberOf } from '@/lib/phone/score/read-as-country';
import { framesOf, injectCard, injectFinder, isFinding } from '@/lib/platform/scripting';
import { calleeNamed } from './callee-name';
import { type Listed, listedSchema } from './model';
import { verdictInputOf, verdictsForCandidate } from './recognise';

/** A number that stands in a tab. */
export interface NumberOnPage {
  /** As the page writes it. */
  raw: string;
  verdict: Verdict;
  /** Where the country is only guessed: those that it may be meant in. */
  countries?: CountryCode[];
  calleeName?: string;
}

/**
 * The numbers in a tab, each once, in the order of its frames. A page that was not looked through
 * yet is entered now, which the rep's click on the toolbar button allows (activeTab). `undefined`
 * where no extension may enter.
 */
export async function numbersOnPage(
  tabId: number,
  evidenceOn: (page: Listed) => Promise<CountryEvidence>,
): Promise<NumberOnPage[] | undefined> {
  if (!(await isFinding(tabId)) && !(await injectFinder(tabId))) return undefined;
  const frames = await framesOf(tabId);
  const lists = await Promise.all(frames.map((frameId) => listIn(tabId, frameId)));
  const firstOf = new Map<string, NumberOnPage>();
  for (const page of lists.flatMap((list) => list ?? [])) {
    for (const number of numbersOf(page, await evidenceOn(page))) {
      const key = number.countries ? number.raw : number.verdict.e164;
      if (!firstOf.has(key)) firstOf.set(key, number);
    }
  }
  return [...firstOf.values()];
}

/** What one frame holds; its call card tells. */
async function listIn(tabId: number, frameId: number): Promise<Listed | undefined> {
  await injectCard(tabId, frameId);
  return listedSchema.safeParse(await askCard({ tabId, frameId }, 'list-numbers', null)).data;
}

function numbersOf({ numbers }: Listed, evidence: CountryEvidence): NumberOnPage[] {
  return numbers.flatMap(({ candidate, start, calleeNames }) => {
    const rest = verdictsForCandidate(candidate, evidence).filter(({ end }) => end > (start ?? 0));
    return (start === undefined ? rest : rest.slice(0, 1))
      .filter(({ confidence }) => confidence !== 'doubtful')
      .map((verdict) => ({
        verdict,
        raw: candidate.raw.slice(verdict.start, verdict.end),
        ...countriesFor(candidate, verdict, evidence),
        ...calleeNamed(calleeNames),
      }));
  });
}

function countriesFor(
  candidate: CandidateText,
  verdict: Verdict,
  evidence: CountryEvidence,
): Pick<NumberOnPage, 'countries'> {
  const reading =
    verdict.guessed && nationalNumberOf(verdictInputOf(candidate), verdict, evidence, []);
  return reading ? { countries: countriesToChoose(reading, evidence) } : {};
}
