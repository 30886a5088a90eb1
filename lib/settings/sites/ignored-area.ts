import { z } from 'zod';

/** What is wrong with a selector. `costly`: `:has()` searches below each element around a number. */
export type SelectorFault = 'empty' | 'too-long' | 'costly' | 'no-selector';

/** Maximum length of a selector, in UTF-16 units, and maximum count of them for one site. */
const MAX_LENGTH = 200;
/** The most areas that one rule can ignore. */
export const MAX_IGNORED = 20;

/** Returns what is wrong with a selector, as far as its text alone tells. Only a browser can parse it. */
export function selectorFault(selector: string): SelectorFault | undefined {
  if (selector.trim() === '') return 'empty';
  if (selector.length > MAX_LENGTH) return 'too-long';
  if (/:has\b/i.test(selector)) return 'costly';
  // Parsers close what is left open at the end of a text. Then nobody knows what was meant.
  return /\/\*|[\n\r\f\\]$/.test(selector) ? 'no-selector' : undefined;
}

/** A CSS selector of elements whose text is not read. */
export const selectorSchema = z.string().refine((text) => selectorFault(text) === undefined);
