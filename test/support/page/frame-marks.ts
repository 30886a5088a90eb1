import type { Frame, Page } from 'puppeteer-core';

/** A marked number of any frame, as it is written. */
export interface FrameMark {
  frame: Frame;
  text: string;
}

/** All marks of a page, frames and shadow roots included, in no order. */
export async function marksOf(page: Page): Promise<FrameMark[]> {
  const lists = await Promise.all(
    page.frames().map(async (frame) => {
      const texts = await frame.evaluate(readMarks);
      return texts.map((text) => ({ frame, text }));
    }),
  );
  return lists.flat();
}

/** The numbers that are marked on a page, in E.164, and words that are; sorted, each once. */
export async function numbersMarked(page: Page): Promise<string[]> {
  return [...new Set((await marksOf(page)).map(({ text }) => e164Of(text)))].sort();
}

/**
 * A fictional number in E.164: what is written without `+` is of the United States there. Words stay
 * as they are.
 */
export function e164Of(written: string): string {
  const latin = written.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
  const digits = latin.replace(/\D/g, '');
  if (digits === '') return written;
  return latin.includes('+') ? `+${digits}` : `+1${digits}`;
}

/** Runs in the page, where every range is within reach, those in closed roots included. */
function readMarks(): string[] {
  return [...CSS.highlights]
    .filter(([name]) => name.startsWith('handset-'))
    .flatMap(([, highlight]) => [...highlight])
    .map(({ startContainer, startOffset, endContainer, endOffset }) => {
      const range = document.createRange();
      range.setStart(startContainer, startOffset);
      range.setEnd(endContainer, endOffset);
      return range.toString();
    });
}
