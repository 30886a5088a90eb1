import type { Frame, Page } from 'puppeteer-core';

/** A marked number of any frame, as written. */
export interface FrameMark {
  frame: Frame;
  text: string;
}

/** Returns all marks of a page with its frames and shadow roots, in no order. */
export async function marksOf(page: Page): Promise<FrameMark[]> {
  const lists = await Promise.all(
    page.frames().map(async (frame) => {
      const texts = await frame.evaluate(readMarks);
      return texts.map((text) => ({ frame, text }));
    }),
  );
  return lists.flat();
}

/** Returns the marked numbers of a page in E.164, and marked words, sorted and without duplicates. */
export async function numbersMarked(page: Page): Promise<string[]> {
  return [...new Set((await marksOf(page)).map(({ text }) => e164Of(text)))].sort();
}

/**
 * Returns a fictional number in E.164. Numbers without `+` are US numbers. Words are returned
 * unchanged.
 */
function e164Of(written: string): string {
  const latin = written.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
  const digits = latin.replace(/\D/g, '');
  if (digits === '') return written;
  return latin.includes('+') ? `+${digits}` : `+1${digits}`;
}

/** Runs in the page, which can read all ranges, also those in closed roots. */
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
