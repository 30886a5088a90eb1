import { expect, it } from 'vitest';
import { wordsIn } from '@/lib/phone/evidence/tokens/tokens';
import { abbreviationAt, wordAt } from '@/lib/phone/evidence/tokens/word-at';

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

it('does not read a state after a town and a comma as a word for an id', () => {
  expect(says('Tampa, FL', 'FL')).toBe('link');
  expect(says('Tampa FL', 'FL')).toBeUndefined();
});

it('does not take what somebody speaks of for a label: "this order"', () => {
  expect(says('order', 'order')).toBe('other');
  expect(says('this order', 'order')).toBe('reach');
});

it('reads a short word by the dot or apostrophe after it', () => {
  expect(abbreviationAt('br', '.')).toEqual({ says: 'number', leads: true });
  expect(abbreviationAt('מס', '׳')).toEqual({ says: 'number', leads: true });
  expect(abbreviationAt('Art', '.')).toMatchObject({ says: 'other', beats: 'grouped' });
});

it('finds no abbreviation without its dot or apostrophe, or in another word', () => {
  expect(abbreviationAt('br', ':')).toBeUndefined();
  expect(abbreviationAt('art', "'")).toBeUndefined();
  expect(abbreviationAt('st', '.')).toBeUndefined();
  expect(abbreviationAt('br')).toBeUndefined();
});
