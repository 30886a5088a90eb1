import { readdirSync, readFileSync } from 'node:fs';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { type CountryCode, HINTS, type Hint } from '@/lib/phone/candidates/types';

/** A snippet of a page, labelled with the phone numbers in it. */
export interface Snippet {
  class: string;
  country: CountryCode;
  hint?: Hint;
  text: string;
  /**
   * E.164, with `;ext=` and digits if it has an extension. Empty if the text only looks like a
   * number.
   */
  numbers: string[];
}

const FOLDER = new URL('../fixtures/phone/', import.meta.url);

/** Returns all snippets of one half (`dev` or `held-out`), by class. */
export function readSnippets(half: 'dev' | 'held-out'): Snippet[] {
  const folder = new URL(`${half}/`, FOLDER);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => readLine(line, file.replace('.txt', ''))),
  );
}

function readLine(line: string, name: string): Snippet {
  const [head = '', text = '', numbers = ''] = line.split(' § ');
  const [country = '', hint] = head.split('+');
  if (!isSupportedCountry(country)) throw new Error(`no such country: ${line}`);
  const known = HINTS.find((one) => one === hint);
  return {
    class: name,
    country,
    ...(known ? { hint: known } : {}),
    text: plain(text),
    numbers: numbers.split(' ').filter(Boolean),
  };
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\\': '\\' };

function plain(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|(.))/g, (_, hex: string | undefined, letter: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (ESCAPES[letter] ?? letter),
  );
}
