import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '@/test/support/tree';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export type Fractions = () => number;

/** A generator for a seed. */
export function seededFractions(seed: number): Fractions {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What numbers are made of, what stands around them, and what breaks readers of text. */
const PIECES = [
  ...'00112233445566778899',
  ...' \t\n\r+-–./()[]{}<>,;:#x*%&=@"\'|_~',
  ...['\u00a0', '\u2009', '\u200b', '\u202a', '\u202e', '\u2011', '\u3000', '\ufeff', '\u0000'],
  ...['０', '９', '٠', '٩', '०', '९', '๙', '\ud800', '\udfff', 'e\u0301', '👩‍👩‍👧'],
  ...['+1', '+44', '0044', '011', ' ext. ', ' x ', ';ext=', 'tel:', 'Tel: ', 'Order #', 'ISBN '],
  ...['212', '555', '0134', '(212) 555-0134', '+44 20 7946 0123', '1-800-FLOWERS', '2026-02-11'],
  ...['192.168.0.1', '4111 1111 1111 1111', '12:34:56', '$1,234.56', '%2B', 'https://', 'v1.2.3'],
];

/** Every line of the labelled snippets: what mutations start from. */
const snippets = filesBelow(join(root, 'test/fixtures/phone/dev'))
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readFileSync(join(root, 'test/fixtures/phone/dev', name), 'utf8').split('\n'));

/** A random text, or a snippet with a few changes; seldom a long one. */
export function hostileText(random: Fractions): string {
  return random() < 0.5 ? fuzzText(random) : mutated(oneOf(snippets, random), random);
}

/** Some pieces, one after the other. */
function fuzzText(random: Fractions): string {
  const length = random() < 0.01 ? 2000 : 1 + Math.floor(random() * 40);
  let text = '';
  for (let piece = 0; piece < length; piece++) text += oneOf(PIECES, random);
  return text;
}

function mutated(text: string, random: Fractions): string {
  let changed = text;
  for (let change = 0; change <= random() * 4; change++) {
    const at = Math.floor(random() * (changed.length + 1));
    const cut = random() < 0.5 ? Math.floor(random() * 4) : 0;
    const piece = random() < 0.7 ? oneOf(PIECES, random) : changed.slice(0, random() * 20);
    changed = changed.slice(0, at) + piece + changed.slice(at + cut);
  }
  return changed;
}

/** One of these. */
export function oneOf<T>(all: readonly T[], random: Fractions): T {
  return all[Math.floor(random() * all.length)] as T;
}
