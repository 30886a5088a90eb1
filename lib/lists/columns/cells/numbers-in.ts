import { cleanCell, countDigits, isDamagedCell } from './clean-cell';
import { type CellLabel, readLabel, takeLabel } from './label-in-cell';
import { splitCell } from './split-cell';

/** A number in a cell, as it was written, without its label. */
export interface NumberInCell {
  text: string;
  label?: CellLabel;
  isDamaged?: true;
}

/** One number without words: most cells. Two numbers are longer, or have more between them. */
const SINGLE = /^[+(]?\d(?:[\d().-]| (?![ -])){4,18}$/;
/** What is left behind a number when its label or its neighbour is gone. */
const ENDINGS = /[\s,;:/–-]+$/;
/** Fewer digits are no number: `room 12`. */
const FEWEST_DIGITS = 3;

/**
 * Returns the numbers of a cell, in its order, with the labels that are written there: `+1 212 555 0134
 * (mobile) / +1 212 555 0139 (work)`. Numbers that a spreadsheet destroyed are among them, faxes too.
 */
export function numbersIn(cell: string): NumberInCell[] {
  const clean = cleanCell(cell);
  if (SINGLE.test(clean)) return [{ text: clean }];
  if (isDamagedCell(clean)) return [{ text: clean, isDamaged: true }];
  return labelledNumbers(splitCell(clean));
}

function labelledNumbers(texts: readonly string[]): NumberInCell[] {
  const numbers: NumberInCell[] = [];
  // A label in its own line is above its number if the cell begins with one.
  const isAbove = countDigits(texts[0] ?? '') === 0;
  let above: CellLabel;
  for (const written of texts) {
    const clean = cleanCell(written);
    if (countDigits(clean) >= FEWEST_DIGITS) {
      const { text, label = above } = takeLabel(clean);
      numbers.push({ text: cleanCell(text).replace(ENDINGS, ''), ...(label && { label }) });
      above = undefined;
      continue;
    }
    if (isDamagedCell(clean)) numbers.push({ text: clean, isDamaged: true });
    const label = readLabel(clean)?.label;
    const last = numbers.at(-1);
    if (isAbove) above = label;
    else if (label && last && !last.label) last.label = label;
  }
  return numbers;
}
