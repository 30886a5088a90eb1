import { textsUnder } from '@/lib/page/dom/tree';
import type { PageCandidate } from '@/lib/page/text/candidate-text';
import { rangeOf, textRunAround } from '@/lib/page/text/text-run';
import { hasDigit } from '@/lib/phone/candidates/chars';
import { findCandidates } from '@/lib/phone/candidates/find-candidates';
import type { FoundNumber } from '@/lib/phone/candidates/types';
import type { Mark } from './marks';

/** A dial link marks the number that it shows, or all of its text when it shows none. */
export function linkMark(link: Element, candidate: PageCandidate, found: FoundNumber): Mark {
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
