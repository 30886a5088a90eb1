import type { RecordContext } from '@/lib/calls/model';
import type { RecordEvidence } from '@/lib/crm/model';
import type {
  CandidateText,
  CountryCode,
  CountryEvidence,
  Verdict,
} from '@/lib/phone/candidates/types';
import { wordsBefore } from '@/lib/phone/evidence/nearby-words';
import { countriesToChoose, nationalNumberOf } from '@/lib/phone/score/read-as-country';
import {
  framesOf,
  injectCard,
  injectFinder,
  injectIntoTab,
  isFinderActive,
} from '@/lib/platform/tabs/scripting';
import { tabById } from '@/lib/platform/tabs/tabs';
import type { NumberDecision } from '@/lib/settings/sites/number-decision';
import { calleeNameIn } from './callee-name';
import { type ListedNumbers, listedNumbersSchema } from './model';
import { verdictInputOf, verdictsForCandidate } from './recognise';

/** Asks a frame's card script for its numbers. The answer is not parsed yet. */
export type ListNumbers = (tabId: number, frameId: number) => Promise<unknown>;

/** A number in a tab. */
export interface TabNumber {
  /** As the page writes it. */
  raw: string;
  verdict: Verdict;
  /** If the country is only guessed: the possible ones. */
  countries?: CountryCode[];
  calleeName?: string;
  /** What the page calls it: `Mobile`. */
  label?: string;
  /** The record of the CRM that it belongs to. */
  record?: RecordContext;
}

/** The record that a number belongs to, as far as its frame tells. */
export type RecordOf = (
  page: ListedNumbers,
  evidence: RecordEvidence | undefined,
) => { record?: RecordContext };

/** How the frames of a tab are read. */
interface FrameReading {
  evidenceOn(page: ListedNumbers): Promise<CountryEvidence>;
  /** Returns whether numbers are found on a frame's site: it may be another than the tab's. */
  isRead(page: ListedNumbers): boolean;
  /** What the rep said of the texts of a frame's site. */
  decisionsFor(page: ListedNumbers): readonly NumberDecision[];
}

/**
 * The numbers in a tab, each once, in the order of its frames. Injects the finder if the page has
 * none yet, which the rep's click on the toolbar button allows (activeTab). `undefined` where the
 * browser blocks extensions.
 */
export async function findNumbersInTab(
  listNumbers: ListNumbers,
  tabId: number,
  { evidenceOn, isRead, decisionsFor }: FrameReading,
  recordOf: RecordOf,
): Promise<TabNumber[] | undefined> {
  // The browser tells the address only of a tab that we may read. Into one whose access was withdrawn, Chromium
  // (tried: 156) never ends an injection.
  if ((await tabById(tabId))?.url === undefined) return undefined;
  if (!(await isFinderActive(tabId)) && !(await injectIntoTab(tabId))) return undefined;
  const frames = await framesOf(tabId);
  const lists = await Promise.all(frames.map((frameId) => listIn(listNumbers, tabId, frameId)));
  const firstOf = new Map<string, TabNumber>();
  for (const page of lists.flatMap((list) => (list && isRead(list) ? list : []))) {
    const judged = { evidence: await evidenceOn(page), decisions: decisionsFor(page) };
    for (const number of numbersOf(page, judged, recordOf)) {
      const key = number.countries ? number.raw : number.verdict.e164;
      const first = firstOf.get(key);
      firstOf.set(key, first ? { ...first, ...sharedRecord(first, number) } : number);
    }
  }
  return [...firstOf.values()];
}

async function listIn(
  listNumbers: ListNumbers,
  tabId: number,
  frameId: number,
): Promise<ListedNumbers | undefined> {
  await Promise.all([injectFinder(tabId, frameId), injectCard(tabId, frameId)]);
  return listedNumbersSchema.safeParse(await listNumbers(tabId, frameId)).data;
}

/** A number that several records share belongs to none of them. */
function sharedRecord({ record: one }: TabNumber, { record: other }: TabNumber) {
  if (!one?.crm || one.url === other?.url) return {};
  return { record: { crm: one.crm } };
}

/** What the numbers of a frame are judged by. */
interface Judging {
  evidence: CountryEvidence;
  decisions: readonly NumberDecision[];
}

function numbersOf(
  page: ListedNumbers,
  { evidence, decisions }: Judging,
  recordOf: RecordOf,
): TabNumber[] {
  return page.numbers.flatMap(({ candidate, start, calleeNames, recordEvidence }) => {
    const judged = verdictsForCandidate(candidate, evidence, decisions);
    const rest = judged.filter(({ end }) => end > (start ?? 0));
    return (start === undefined ? rest : rest.slice(0, 1))
      .filter(({ confidence }) => confidence !== 'doubtful')
      .map((verdict) => ({
        verdict,
        raw: verdict.written ?? candidate.raw.slice(verdict.start, verdict.end),
        ...choicesFor(candidate, verdict, evidence),
        ...calleeNameIn(calleeNames),
        ...numberLabelIn(candidate.before),
        ...recordOf(page, recordEvidence),
      }));
  });
}

function choicesFor(
  candidate: CandidateText,
  verdict: Verdict,
  evidence: CountryEvidence,
): Pick<TabNumber, 'countries'> {
  const reading = verdict.guessed && nationalNumberOf(verdictInputOf(candidate), verdict, evidence);
  return reading ? { countries: countriesToChoose(reading, evidence) } : {};
}

const MAX_LENGTH = 30;
const MAX_DIGITS = 4;

/**
 * Returns what the page calls a number, from the text before it: `Mobile`, `Work phone`. Only words that
 * speak of a phone count, and only the last piece: before it may stand another field.
 */
export function numberLabelIn(before: string): { label?: string } {
  const pieces = before
    .normalize('NFKC')
    .split(/[\n|;,•·(]|\S+@\S+\s|(?<=[:：])\s(?=.*[:：]\s*$)/u);
  const label = (pieces.at(-1) ?? '')
    .replace(/\p{C}/gu, '')
    .replace(/[\s:：.–-]+$/u, '')
    .trim();
  const isShort = label.length > 0 && label.length <= MAX_LENGTH;
  const isWord = isShort && label.replace(/\P{Nd}/gu, '').length <= MAX_DIGITS;
  return isWord && wordsBefore(label).phone > 0 ? { label } : {};
}
