import { readingModeOf } from '@/lib/page/dom/reading-mode';
import { textsUnder } from '@/lib/page/dom/tree';
import type { Mark } from '@/lib/page/highlights/mark';
import type { IdleJob } from '@/lib/page/schedule/idle-jobs';
import { dialText } from '@/lib/page/text/dial-links';
import { rangeOf, textRunAround } from '@/lib/page/text/text-run';
import { hasDigit } from '@/lib/phone/candidates/chars';
import { findCandidates } from '@/lib/phone/candidates/find-candidates';
import type { CandidateText, FoundNumber } from '@/lib/phone/candidates/types';
import { isVerdictCurrent, NO_NUMBER, type RunDeps, readTexts } from './read-run';

/** What leads from a dial link to its mark. */
export interface LinkDeps extends RunDeps {
  /** Adds a job. */
  run: (job: IdleJob) => void;
}

/** Reads a dial link: marks the number of its target. Without one its text is read. */
export function readLink(deps: LinkDeps, link: Element): undefined {
  const { marks, recogniser } = deps;
  marks.removeAt(link);
  const raw = readingModeOf(link) === 'none' ? undefined : dialText(link);
  if (!raw) return;
  const candidate: CandidateText = { raw, hint: 'tel-link', before: '', after: '' };
  marks.claim(link, candidate);
  recogniser.judge(candidate, link, ([found]) => {
    if (!isVerdictCurrent(marks, link, candidate)) return;
    if (found) return marks.add(linkMark(link, candidate, found));
    marks.claim(link, NO_NUMBER);
    deps.run(readTexts(deps, link));
  });
}

/** A dial link marks the number that it shows, or all of its text if it shows none. */
function linkMark(link: Element, candidate: CandidateText, found: FoundNumber): Mark {
  const range = numberShown(link) ?? textOf(link);
  return { candidate, found, nodes: [link], ...(range && { range }) };
}

function numberShown(link: Element): StaticRangeInit | undefined {
  const texts = textsUnder(link);
  let node = texts.nextNode() as Text | null;
  while (node && !hasDigit(node.data)) node = texts.nextNode() as Text | null;
  const run = node && textRunAround(node);
  const [only, ...others] = run ? findCandidates(run.text) : [];
  return run && only && others.length === 0 ? rangeOf(run, only.start, only.end) : undefined;
}

function textOf(link: Element): StaticRangeInit | undefined {
  if (!link.textContent?.trim()) return undefined;
  return {
    startContainer: link,
    startOffset: 0,
    endContainer: link,
    endOffset: link.childNodes.length,
  };
}
