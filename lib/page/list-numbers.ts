import type { Listed } from '@/lib/messages/to-page';
import { fieldCandidate, fieldsUnder } from './fields';
import { candidateOf } from './hit-test';
import type { Mark } from './marks';
import { pageFacts } from './page-facts';
import { readOn } from './read-on';
import { calleeNameNear } from './record-context';
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
  const written = finding.marks
    .all()
    .filter(({ found }) => found.confidence !== 'doubtful')
    .slice(0, MOST)
    .map(listed);
  const filled = rootsIn(document).flatMap(fieldsUnder).flatMap(listedField);
  const told = numbersTold(document).map((candidate) => ({ candidate }));
  const numbers = [...written, ...filled, ...told].slice(0, MOST);
  return { ...pageFacts(finding), host: location.hostname, numbers };
}

function listed(mark: Mark): ListedNumber {
  return { candidate: candidateOf(mark), start: mark.found.start, ...named(mark.nodes[0]) };
}

function listedField(field: HTMLInputElement): ListedNumber[] {
  const candidate = fieldCandidate(field);
  return candidate ? [{ candidate, ...named(field) }] : [];
}

/** Names are read from what is drawn, which is dear: only for what is listed. */
function named(node: Node | undefined) {
  const calleeName = calleeNameNear(node);
  return calleeName ? { calleeName } : {};
}
