import { countryFactsOfPage } from '@/lib/page/context/page-facts';
import { describeRecordPage } from '@/lib/page/context/record-page';
import { rootsIn } from '@/lib/page/dom/shadow-roots';
import type { FrameState } from '@/lib/page/find/frame-state';
import { readAhead } from '@/lib/page/rows/read-ahead';
import { fieldCandidate, fieldsUnder } from '@/lib/page/text/fields';
import { numbersInStructuredData } from '@/lib/page/text/structured-data';
import type { ListedNumbers } from '@/lib/sites/model';
import { type CandidateCallee, createCalleeReader } from './callees';
import type { PointedNumber } from './pointed-number';

type ListedNumber = ListedNumbers['numbers'][number];

/** Maximum count of numbers that a frame lists. */
const MAX_NUMBERS = 500;
/** Maximum time that the popup waits for deferred rows, in milliseconds. */
const MAX_WAIT_MS = 2000;

/**
 * Lists the numbers of a frame: those in text in page order, then those in fields, then structured
 * data.
 */
export async function listNumbers(frame: FrameState): Promise<ListedNumbers> {
  await readAhead(frame, MAX_NUMBERS, AbortSignal.timeout(MAX_WAIT_MS));
  const calleeOf = createCalleeReader();
  const written = frame.marks
    .all()
    .filter(({ found }) => found.confidence !== 'doubtful')
    .slice(0, MAX_NUMBERS)
    .map((mark) => ({ ...calleeOf(mark), start: mark.found.start }));
  const filled = rootsIn(document).flatMap(fieldsUnder).flatMap(numberOfField).map(calleeOf);
  const structured = numbersInStructuredData(document).map(
    (candidate): CandidateCallee => ({ candidate, calleeNames: [] }),
  );
  const numbers: ListedNumber[] = [...written, ...filled, ...structured].slice(0, MAX_NUMBERS);
  const recordPage = describeRecordPage(document);
  const facts = { ...countryFactsOfPage(frame), ...(recordPage && { recordPage }) };
  return { ...facts, host: location.hostname, numbers };
}

function numberOfField(field: HTMLInputElement): PointedNumber[] {
  const candidate = fieldCandidate(field);
  return candidate ? [{ candidate, nodes: [field] }] : [];
}
