import type { FoundNumber } from '@/lib/messages/answers';

/** Names under which the marks stand in `CSS.highlights`, by confidence; styled in `marks.css`. */
const NAMES = { certain: 'handset-certain', likely: 'handset-likely' } as const;

/** Marked confidences: a doubtful number is callable by right-click only. */
export type MarkedConfidence = keyof typeof NAMES;

/** Paints marks over text by the CSS Custom Highlight API: no node of the page is touched. */
export interface Highlighter {
  add(range: StaticRange, confidence: MarkedConfidence): void;
  remove(range: StaticRange): void;
}

/** Whether a number of this confidence is marked. */
export function isMarked(confidence: FoundNumber['confidence']): confidence is MarkedConfidence {
  return confidence !== 'doubtful';
}

/**
 * Whether a mark leaves its text legible: Chromium (156) cuts the glyphs of highlighted text on a
 * path in two. Such a number is found, listed and called like any other, without a mark.
 */
export function isPaintable({ startContainer }: StaticRangeInit): boolean {
  if (import.meta.env.FIREFOX) return true;
  const parent = startContainer.parentElement;
  return !(parent && 'ownerSVGElement' in parent && parent.closest('textPath'));
}

/** A highlighter for this frame; when the signal ends, every trace of it goes. */
export function createHighlighter(signal: AbortSignal): Highlighter {
  const highlights: { certain?: Highlight; likely?: Highlight } = {};
  /** Most frames hold no number: they get no highlight either. */
  const highlightOf = (confidence: MarkedConfidence): Highlight => {
    const known = highlights[confidence];
    if (known) return known;
    const highlight = new Highlight();
    highlights[confidence] = highlight;
    CSS.highlights.set(NAMES[confidence], highlight);
    signal.addEventListener('abort', () => takeAway(NAMES[confidence], highlight));
    return highlight;
  };
  return {
    add: (range, confidence) => void highlightOf(confidence).add(range),
    remove(range) {
      if (!highlights.certain?.delete(range)) highlights.likely?.delete(range);
    },
  };
}

/** A newer script of ours may have put its own highlight under this name: that one stays. */
function takeAway(name: string, highlight: Highlight): void {
  highlight.clear();
  if (CSS.highlights.get(name) === highlight) CSS.highlights.delete(name);
}
