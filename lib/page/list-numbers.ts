import type { FoundNumber } from '@/lib/messages/answers';
import type { ListedNumber } from '@/lib/messages/to-page';
import type { CandidateText } from './candidate-text';
import { fieldCandidate, fieldsUnder } from './fields';
import type { Recogniser } from './recogniser';
import { calleeNameNear } from './record-context';
import { numbersTold } from './told-numbers';
import type { Finding } from './wake';

/** The most numbers that a frame lists. */
const MOST = 500;

/** The numbers that a frame holds now: in the order of the page, then those in fields, then told ones. */
export async function listNumbers({ marks, recogniser }: Finding): Promise<ListedNumber[]> {
  // Names are read from what is drawn, which is dear: only for what is listed.
  const written = marks
    .all()
    .filter(({ found }) => found.confidence !== 'doubtful')
    .slice(0, MOST)
    .map(({ candidate, found, nodes }) => listed(candidate, found, nodes));
  const judged = fieldsUnder(document).map((field) =>
    judge(fieldCandidate(field), recogniser, [field]),
  );
  const told = numbersTold(document).map((candidate) => judge(candidate, recogniser, []));
  recogniser.flush();
  const all = [...written, ...(await Promise.all([...judged, ...told])).flat()];
  return all.filter(({ found }) => found.confidence !== 'doubtful').slice(0, MOST);
}

function judge(
  candidate: CandidateText | undefined,
  recogniser: Recogniser,
  nodes: readonly Node[],
): Promise<ListedNumber[]> {
  return new Promise((resolve) => {
    if (!candidate) return resolve([]);
    recogniser.judge(candidate, (numbers) =>
      resolve(numbers.map((found) => listed(candidate, found, nodes))),
    );
  });
}

function listed({ raw }: CandidateText, found: FoundNumber, [node]: readonly Node[]): ListedNumber {
  const calleeName = calleeNameNear(node);
  return { raw: raw.slice(found.start, found.end), found, ...(calleeName && { calleeName }) };
}
