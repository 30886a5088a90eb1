import { containsPoint } from './geometry';
import { shownChildren } from './innermost-element';
import { isText } from './tree';

/** Elements that the browser draws by itself, whatever their style says. */
const DRAWN =
  'img,picture,video,audio,canvas,iframe,frame,object,embed,input,textarea,select,progress,meter,hr';
/** The element and the boxes that its style adds. */
const BOXES = [undefined, '::before', '::after'];
/** Content of a box that draws none. */
const NO_CONTENT = /^(?:none|normal|""|)$/;
/** A colour whose alpha is exactly 0. */
const NO_COLOUR = /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/;
/** Maximum number of texts or elements that are measured. More of them are no mere layer. */
const MAX_MEASURED = 100;

/**
 * Returns whether an element paints nothing at a point of the viewport: the rep sees what is under it. In
 * doubt it paints. Its children count only if they do not take the pointer: the others are judged by
 * themselves.
 */
export function isClearAt(element: Element, x: number, y: number): boolean {
  if (!element.checkVisibility({ opacityProperty: true })) return true;
  if (!(element instanceof HTMLElement) || element.matches(DRAWN)) return false;
  if (!BOXES.every((box) => isBoxClear(element, box, x, y))) return false;
  return !hasTextAt(element, x, y);
}

/**
 * Returns whether something inside an element paints at a point although it lets the pointer through: a hit
 * test does not name it.
 */
export function paintsUnhit(element: Element, x: number, y: number): boolean {
  const inner = element.querySelectorAll('*');
  if (inner.length > MAX_MEASURED) return true;
  return [...inner].some(
    (each) =>
      getComputedStyle(each).pointerEvents === 'none' &&
      containsPoint(each.getBoundingClientRect(), x, y) &&
      !isClearAt(each, x, y),
  );
}

function isBoxClear(element: Element, box: string | undefined, x: number, y: number): boolean {
  const style = getComputedStyle(element, box);
  if (box && style.content === 'none') return true;
  return (
    NO_CONTENT.test(style.content) &&
    NO_COLOUR.test(style.backgroundColor) &&
    [style.backgroundImage, style.boxShadow, style.filter, style.backdropFilter].every(isNone) &&
    (style.outlineStyle === 'none' || style.outlineOffset === '0px') &&
    (hasNoBorder(style) || (!box && isWithinBorder(element, style, x, y)))
  );
}

function isNone(value: string): boolean {
  return value === 'none' || value === '';
}

function hasNoBorder(style: CSSStyleDeclaration): boolean {
  return bordersOf(style).every((width) => width === 0);
}

/** Returns whether a point is inside of an element's border: there the border paints nothing. */
function isWithinBorder(element: Element, style: CSSStyleDeclaration, x: number, y: number) {
  const widest = Math.max(...bordersOf(style));
  return (
    isNone(style.borderImageSource) &&
    containsPoint(element.getBoundingClientRect(), x, y, -widest - 1)
  );
}

/** Widths of the four borders in pixels: 0 where there is none. */
function bordersOf(style: CSSStyleDeclaration): number[] {
  const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = style;
  return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].map(
    (width) => Number.parseFloat(width) || 0,
  );
}

function hasTextAt(element: Element, x: number, y: number): boolean {
  const texts = shownChildren(element).filter(isText);
  const written = texts.filter(({ data }) => data.trim());
  if (written.length > MAX_MEASURED) return true;
  return written.some((text) => {
    const range = new Range();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some((glyphs) => containsPoint(glyphs, x, y));
  });
}
