import { headingWords } from '@/lib/lists/columns/headings/heading-words';
import { labelIn, namesFax, namesPhone } from '@/lib/lists/columns/headings/number-heading';
import type { NumberLabel } from '@/lib/lists/model';
import { countDigits } from './clean-cell';

/** The kind of a number in a cell: one of ours, a fax, or none that is named. */
export type CellLabel = NumberLabel | 'fax' | undefined;

/** Abbreviations on cards and in signatures. They count only before a sign or in brackets. */
const LETTERS: Readonly<Record<string, CellLabel>> = {
  m: 'mobile',
  c: 'mobile',
  d: 'direct',
  w: 'work',
  o: 'work',
  b: 'work',
  g: 'work',
  h: 'home',
  f: 'fax',
  t: undefined,
  p: undefined,
};

/** `Mobile:`, `m.`, `Tel. dienstl.` before the digits. */
const BEFORE = /^[([]?(?<name>[\p{L}\p{M}][^\p{Nd}+(]*?)(?<mark>[)\]:.–-]*)\s*(?=[+(\p{Nd}])/u;
/** `(mobile)`, `[w]` after them. */
const IN_BRACKETS = /\s*(?<mark>[([（])(?<name>[^()[\]（）\p{Nd}]+)[)\]）]$/u;
/** `- work`, `, mobil`. Without a space they are letters of a number: `1-800-555-HOME`. */
const AFTER = /(?:\s+[-–—,:]?\s*|[,:]\s*)(?<name>[\p{L}\p{M}][\p{L}\p{M}. ]*)$/u;

/** Digits that a number needs beside what may be a label of letters, or part of the number. */
const ENOUGH = 8;

/** Takes the label off a number in a cell. A text without a known label stays as it is. */
export function takeLabel(text: string): { text: string; label: CellLabel } {
  if (!/\p{L}/u.test(text)) return { text, label: undefined };
  let left = text.trim();
  let label: CellLabel;
  for (const pattern of [BEFORE, IN_BRACKETS, AFTER]) {
    const found = pattern.exec(left);
    const read = found && readLabel(found.groups?.name ?? '', Boolean(found.groups?.mark));
    const rest = left.replace(pattern, '').trim();
    if (!read || (pattern === AFTER && countDigits(rest) < ENOUGH)) continue;
    left = rest;
    label = read.label ?? label;
  }
  return { text: left, label };
}

/** Labels that were read, by their text: a list repeats a few. */
const known = new Map<string, { label: CellLabel } | undefined>();
const MOST_KNOWN = 500;

/** Reads a text that may name the kind of a number. `undefined` if it names none. */
export function readLabel(text: string, isMarked = true): { label: CellLabel } | undefined {
  const key = `${isMarked} ${text}`;
  if (known.has(key)) return known.get(key);
  if (known.size >= MOST_KNOWN) known.clear();
  const label = labelOfWords(headingWords(text), isMarked);
  known.set(key, label);
  return label;
}

function labelOfWords(words: string, isMarked: boolean): { label: CellLabel } | undefined {
  if (words.length === 1 && isMarked && words in LETTERS) return { label: LETTERS[words] };
  if (namesFax(words)) return { label: 'fax' };
  const label = labelIn(words);
  return label || namesPhone(words) ? { label } : undefined;
}
