import type { FrameState } from '@/lib/page/find/frame-state';
import type { Mark } from '@/lib/page/highlights/mark';
import { createMarks, type Marks } from '@/lib/page/highlights/marks';
import type { Confidence } from '@/lib/phone/candidates/types';
import { textWith } from './unit-dom';

/** Creates the marks of a frame. All of them count as painted. */
export function marksWith(...marks: Mark[]): Marks {
  const painter = { add: () => undefined, remove: () => undefined, painted: () => marks };
  const store = createMarks(painter);
  for (const mark of marks) store.add(mark);
  return store;
}

/** Creates the state of a frame with these marks and no deferred rows. */
export function frameWith(...marks: Mark[]): FrameState {
  return {
    marks: marksWith(...marks),
    deferredRows: () => [],
    readRows: async () => undefined,
    abortSignal: new AbortController().signal,
  };
}

/** Creates a mark on these characters of the page's text. */
export function textMark(raw: string, confidence: Confidence = 'certain'): Mark {
  const node = textWith(raw);
  const startOffset = node.data.indexOf(raw);
  const endOffset = startOffset + raw.length;
  return {
    candidate: { raw, before: '', after: '' },
    found: { start: 0, end: raw.length, confidence },
    range: { startContainer: node, startOffset, endContainer: node, endOffset },
    nodes: [node],
  };
}

/** Creates a mark on a dial link as a whole. */
export function linkMark(selector = 'a', confidence: Confidence = 'certain'): Mark {
  const link = document.querySelector(selector) as Element;
  return {
    candidate: { raw: link.getAttribute('href') ?? '', before: '', after: '', hint: 'tel-link' },
    found: { start: 0, end: 0, confidence },
    nodes: [link],
  };
}
