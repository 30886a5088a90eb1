import { hasMoreElementsThan } from '@/lib/page/dom/tree';
import { isMarked, type Mark, type MarkedConfidence } from './mark';

/** Measured in Firefox 153: an underline costs a changing page no more than a tint, and glyphs stay whole. */
const CHROMIUM = !import.meta.env.FIREFOX;
/**
 * On a page of more elements marks are tints: with an underline of ours, Chromium (measured in 156)
 * computes the extent of all drawn text again whenever anything changes (docs/decisions/0011).
 */
const MAX_UNDERLINED = 4000;

/** Paints marks over text by the CSS Custom Highlight API: no node of the page is touched. */
export interface Highlighter {
  /** Paints a mark, unless it is painted already. */
  paint(mark: Mark): void;
  unpaint(mark: Mark): void;
  /** The marks that are painted now. */
  painted(): Iterable<Mark>;
}

/**
 * Returns whether a highlight would spoil its text: seen in Chromium 156, which splits the glyphs of
 * highlighted text on a path. Such a number is found, listed and called like any other, without a mark.
 */
function breaksGlyphs({ startContainer }: StaticRangeInit): boolean {
  return startContainer.parentElement?.closest('textPath') != null;
}

/**
 * A highlighter for this frame. When the signal aborts, it removes everything that it painted. Its
 * highlights are in `CSS.highlights` by confidence; `marks.css` says how they look. Once the page is
 * large, all of them are tints.
 */
export function createHighlighter(abortSignal: AbortSignal): Highlighter {
  const { highlights: registry } = CSS;
  const ranges = new Map<Mark, StaticRange>();
  const highlights = new Map<MarkedConfidence, Highlight>();
  let look: '' | '-tint' = '';
  const nameOf = (confidence: MarkedConfidence) => `handset-${confidence}${look}`;
  /** Created on first use: most frames hold no number. */
  const highlightOf = (confidence: MarkedConfidence): Highlight => {
    const known = highlights.get(confidence);
    if (known) return known;
    const highlight = new Highlight();
    highlights.set(confidence, highlight);
    registry.set(nameOf(confidence), highlight);
    abortSignal.addEventListener('abort', () => withdraw(nameOf(confidence), highlight));
    return highlight;
  };
  /** A newer script of ours may have registered its own highlight under this name: that one stays. */
  const withdraw = (name: string, highlight: Highlight) => {
    highlight.clear();
    if (registry.get(name) === highlight) registry.delete(name);
  };
  const tint = () => {
    for (const confidence of highlights.keys()) registry.delete(nameOf(confidence));
    look = '-tint';
    for (const [confidence, highlight] of highlights) {
      registry.set(nameOf(confidence), highlight);
    }
  };
  return {
    paint(mark) {
      const { range, found } = mark;
      // Marks are painted late; by then the name may be a newer script's.
      if (abortSignal.aborted || ranges.has(mark) || !range || !isMarked(found.confidence)) return;
      if (CHROMIUM && breaksGlyphs(range)) return;
      if (CHROMIUM && !look && hasMoreElementsThan(document, MAX_UNDERLINED)) tint();
      const painted = new StaticRange(range);
      ranges.set(mark, painted);
      highlightOf(found.confidence).add(painted);
    },
    unpaint(mark) {
      const painted = ranges.get(mark);
      if (!painted) return;
      ranges.delete(mark);
      for (const highlight of highlights.values()) highlight.delete(painted);
    },
    painted: () => ranges.keys(),
  };
}

const rule = (name: string, width: number) =>
  `::highlight(handset-${name}){text-decoration:underline dotted ${width}px #0f9d62;text-underline-offset:3px}`;

/** The rules of `marks.css` for a shadow root. A function, so that Chromium's script is built without them. */
const rules = () => `@media screen{${rule('certain', 1.5)}${rule('likely', 1)}}`;

/**
 * Makes marks visible in shadow roots. Firefox only (seen in 153): the document's `::highlight` rules
 * do not apply there; in Chromium highlights are inherited, as
 * https://www.w3.org/TR/css-pseudo-4/#highlight-cascade says. All roots share one sheet, so that
 * removed roots are not kept alive. When the signal aborts, the sheet is emptied.
 */
export function createShadowStyle(abortSignal: AbortSignal): (root: ShadowRoot) => void {
  let sheet: CSSStyleSheet | undefined;
  return (root) => {
    sheet ??= sheetUntil(abortSignal);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  };
}

function sheetUntil(abortSignal: AbortSignal): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules());
  abortSignal.addEventListener('abort', () => sheet.replaceSync(''));
  return sheet;
}
