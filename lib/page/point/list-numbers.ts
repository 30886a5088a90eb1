import { countryFactsOfPage } from '@/lib/page/context/page-facts';
import { rootsIn } from '@/lib/page/dom/shadow-roots';
import type { FrameState } from '@/lib/page/find/frame-state';
import { readAhead } from '@/lib/page/rows/read-ahead';
import { fieldCandidate, fieldsUnder } from '@/lib/page/text/fields';
import { numbersInStructuredData } from '@/lib/page/text/structured-data';
import type { ListedNumbers } from '@/lib/sites/model';
import { type CandidateCallee, createCalleeReader } from './callees';
import type { PointedNumber } from './pointed-number';

type ListedNumber = ListedNumbers['numbers'][number];

/** The most numbers that a frame lists. */
const MOST = 500;
/** The longest that the popup waits for rows that are yet to be read, in milliseconds. */
const LONGEST_MS = 2000;

/** The numbers that a frame holds now: in the order of the page, then those in fields, then told ones. */
export async function listNumbers(finding: FrameState): Promise<ListedNumbers> {
  await readAhead(finding, MOST, AbortSignal.timeout(LONGEST_MS));
  const calleeOf = createCalleeReader();
  const written = finding.marks
    .all()
    .filter(({ found }) => found.confidence !== 'doubtful')
    .slice(0, MOST)
    .map((mark) => ({ ...calleeOf(mark), start: mark.found.start }));
  const filled = rootsIn(document).flatMap(fieldsUnder).flatMap(pointedField).map(calleeOf);
  const told = numbersInStructuredData(document).map(
    (candidate): CandidateCallee => ({ candidate, calleeNames: [] }),
  );
  const numbers: ListedNumber[] = [...written, ...filled, ...told].slice(0, MOST);
  return { ...countryFactsOfPage(finding), host: location.hostname, numbers };
}

function pointedField(field: HTMLInputElement): PointedNumber[] {
  const candidate = fieldCandidate(field);
  return candidate ? [{ candidate, nodes: [field] }] : [];
}
