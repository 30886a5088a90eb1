import type { Listed } from '@/lib/messages/to-page';
import { type Callee, readCallees } from './callees';
import { fieldCandidate, fieldsUnder } from './fields';
import type { Pointed } from './hit-test';
import { pageFacts } from './page-facts';
import { readOn } from './read-on';
import { numbersTold } from './told-numbers';
import type { Finding } from './wake';
import { rootsIn } from './walk';

type ListedNumber = Listed['numbers'][number];

/** The most numbers that a frame lists. */
const MOST = 500;
/** The longest that the popup waits for rows that are yet to be read, in milliseconds. */
const LONGEST_MS = 2000;

/** The numbers that a frame holds now: in the order of the page, then those in fields, then told ones. */
export async function listNumbers(finding: Finding): Promise<Listed> {
  await readOn(finding, MOST, AbortSignal.timeout(LONGEST_MS));
  const calleeOf = readCallees();
  const written = finding.marks
    .all()
    .filter(({ found }) => found.confidence !== 'doubtful')
    .slice(0, MOST)
    .map((mark) => ({ ...calleeOf(mark), start: mark.found.start }));
  const filled = rootsIn(document).flatMap(fieldsUnder).flatMap(pointedField).map(calleeOf);
  const told = numbersTold(document).map((candidate): Callee => ({ candidate, calleeNames: [] }));
  const numbers: ListedNumber[] = [...written, ...filled, ...told].slice(0, MOST);
  return { ...pageFacts(finding), host: location.hostname, numbers };
}

function pointedField(field: HTMLInputElement): Pointed[] {
  const candidate = fieldCandidate(field);
  return candidate ? [{ candidate, nodes: [field] }] : [];
}
