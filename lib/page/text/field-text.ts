import type { Box } from '@/lib/page/dom/geometry';

/** The last measurement: while a field's number is offered, it is measured in every animation frame. */
let measured = { font: '', text: '', width: 0 };

/** Returns the box of a field's text. No API gives it, so the width is measured. */
export function fieldTextBox(field: HTMLInputElement): Box {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const style = getComputedStyle(field);
  const from = left + px(style.borderLeftWidth) + px(style.paddingLeft);
  const to = right - px(style.borderRightWidth) - px(style.paddingRight);
  const width = Math.min(widthOf(field.value, style.font), to - from);
  const start = startOf(style, { from, to, width });
  return { left: start, right: start + width, top, bottom };
}

function startOf(
  { textAlign, direction }: CSSStyleDeclaration,
  { from, to, width }: { from: number; to: number; width: number },
): number {
  if (textAlign === 'center') return (from + to - width) / 2;
  const rtl = direction === 'rtl';
  const atRight = textAlign === 'right' || textAlign === (rtl ? 'start' : 'end');
  return atRight ? to - width : from;
}

function widthOf(text: string, font: string): number {
  if (measured.text === text && measured.font === font) return measured.width;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return 0;
  context.font = font;
  measured = { font, text, width: context.measureText(text).width };
  return measured.width;
}

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}
