import { expect, it } from 'vitest';
import { abbreviationAt } from '@/lib/phone/evidence/tokens/abbreviations';

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
