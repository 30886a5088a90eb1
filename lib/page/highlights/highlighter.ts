import { hasMoreElementsThan } from '@/lib/page/dom/tree';
import type { FoundNumber } from '@/lib/phone/candidates/types';

/** In Firefox (153) an underline costs a page that changes no more than a tint. */
const TINTS = !import.meta.env.FIREFOX;
/**
 * On a page of more elements marks are tints: while text has an underline of ours, Chromium (156)
 * computes the extent of all that is drawn anew whenever anything changes (docs/decisions/0011).
 */
const MOST_UNDERLINED = 4000;

/** Marked confidences: a doubtful number is callable by right-click only. */
export type MarkedConfidence = Exclude<FoundNumber['confidence'], 'doubtful'>;

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
 * Whether a mark would spoil its text: Chromium (156) cuts the glyphs of highlighted text on a path
 * in two. Such a number is found, listed and called like any other, without a mark.
 */
export function breaksGlyphs({ startContainer }: StaticRangeInit): boolean {
  return startContainer.parentElement?.closest('textPath') != null;
}

/**
 * A highlighter for this frame; when the signal ends, every trace of it goes and none comes. Marks
 * stand in `CSS.highlights` by confidence, from the first that finds the page large on as tints; how
 * they look is said in `marks.css`.
 */
export function createHighlighter(signal: AbortSignal): Highlighter {
  const { highlights: named } = CSS;
  const highlights = new Map<MarkedConfidence, Highlight>();
  let look: '' | '-tint' = '';
  const nameOf = (confidence: MarkedConfidence) => `handset-${confidence}${look}`;
  /** Most frames hold no number: they get no highlight either. */
  const highlightOf = (confidence: MarkedConfidence): Highlight => {
    const known = highlights.get(confidence);
    if (known) return known;
    const highlight = new Highlight();
    highlights.set(confidence, highlight);
    named.set(nameOf(confidence), highlight);
    signal.addEventListener('abort', () => takeAway(nameOf(confidence), highlight));
    return highlight;
  };
  /** A newer script of ours may have put its own highlight under this name: that one stays. */
  const takeAway = (name: string, highlight: Highlight) => {
    highlight.clear();
    if (named.get(name) === highlight) named.delete(name);
  };
  const tint = () => {
    for (const confidence of highlights.keys()) named.delete(nameOf(confidence));
    look = '-tint';
    for (const [confidence, highlight] of highlights) {
      named.set(nameOf(confidence), highlight);
    }
  };
  return {
    add(range, confidence) {
      // Marks wait to be painted together; the name may be a newer script's by then.
      if (signal.aborted) return;
      if (TINTS && !look && hasMoreElementsThan(document, MOST_UNDERLINED)) tint();
      highlightOf(confidence).add(range);
    },
    remove(range) {
      for (const highlight of highlights.values()) highlight.delete(range);
    },
  };
}
