import { expect, it } from 'vitest';
import { wordsIn } from '@/lib/phone/evidence/tokens/tokens';
import { wordAt } from '@/lib/phone/evidence/tokens/word-at';

/** What a word of a text tells. */
function says(text: string, word: string): string | undefined {
  const tokens = wordsIn(text);
  return wordAt(tokens, tokens.indexOf(word))?.says;
}

it('reads a letter with a colon as phone', () => {
  expect(says('T:', 'T')).toBe('phone');
  expect(says('T', 'T')).toBeUndefined();
});

it('reads the bank of an account number, and no other four capitals', () => {
  expect(says('NL04 RABO', 'RABO')).toBe('other');
  expect(says('Call RABO', 'RABO')).toBeUndefined();
});

it('reads a state after a town, and its comma, as no word for an id', () => {
  expect(says('Tampa, FL', 'FL')).toBe('link');
  expect(says('Tampa FL', 'FL')).toBeUndefined();
});

it('takes what somebody speaks of for no label: "this order"', () => {
  expect(says('order', 'order')).toBe('other');
  expect(says('this order', 'order')).toBe('reach');
});
