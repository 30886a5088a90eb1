import { expect, it } from 'vitest';
import type { FormatStrength } from '@/lib/phone/plan/grouped-strength';
import { score } from '@/lib/phone/score/score';

const written = (strength: FormatStrength) => ({ strength, isOneGroup: false });
const against = (beats: 'all' | 'grouped' | 'local' | 'bare' | 'plain') => ({
  reason: 'an order',
  beats,
});

it.each([
  [5, 'certain'],
  [3, 'certain'],
  [2, 'likely'],
  [1, 'likely'],
  [0, 'doubtful'],
] as const)('without evidence, a form of strength %i is %s', (strength, confidence) => {
  expect(score(written(strength), 0, undefined)?.confidence).toBe(confidence);
});

it.each([
  [1, 0, 'likely'],
  [3, 1, 'certain'],
  [2, 1, 'certain'],
  [1, 1, 'likely'],
  [1, 3, 'certain'],
] as const)(
  'with phone evidence %i, a form of strength %i is %s',
  (phone, strength, confidence) => {
    expect(score(written(strength), phone, undefined)?.confidence).toBe(confidence);
  },
);

it('names the strongest evidence as its reason', () => {
  expect(score(written(3), 3, undefined)?.reason).toBe('the page says phone');
  expect(score(written(3), 2, undefined)?.reason).toBe('its label says phone');
  expect(score(written(3), 1, undefined)?.reason).toBe('a word near it says phone');
  expect(score(written(4), 0, undefined)?.reason).toBe('its area code is in brackets');
});

it('returns nothing for digits that clearly are something else', () => {
  expect(score(written(5), 3, against('all'))).toBeUndefined();
});

it.each([
  ['grouped', 3, 4],
  ['bare', 1, 2],
  ['plain', 1, 2],
] as const)('evidence against %s forms outweighs strength %i, not %i', (beats, weak, strong) => {
  expect(score(written(weak), 2, against(beats))).toEqual({
    confidence: 'doubtful',
    reason: 'an order',
  });
  expect(score(written(strong), 0, against(beats))?.reason).not.toBe('an order');
});

it('counts one group of digits as bare', () => {
  const one = { strength: 2, isOneGroup: true } as const;
  expect(score(one, 0, against('bare'))?.confidence).toBe('doubtful');
});

it('keeps mobile numbers with their prefix after something unknown', () => {
  const mobile = { strength: 1, isOneGroup: true, mobile: true } as const;
  expect(score(mobile, 0, against('plain'))?.confidence).toBe('likely');
  expect(score(mobile, 0, against('bare'))?.confidence).toBe('doubtful');
});

it('is never certain of an unassigned number', () => {
  const unassigned = { ...written(5), unassigned: true } as const;
  expect(score(unassigned, 3, undefined)?.confidence).toBe('likely');
  expect(score(unassigned, 0, undefined)).toEqual({
    confidence: 'likely',
    reason: 'written as numbers are',
  });
});

it('rejects by evidence against local numbers only those without a national prefix', () => {
  expect(score(written(3), 0, against('local'))?.confidence).toBe('doubtful');
  const prefixed = { ...written(3), prefixed: true };
  expect(score(prefixed, 0, against('local'))?.confidence).toBe('certain');
  expect(score(prefixed, 0, against('grouped'))?.confidence).toBe('doubtful');
});

it('accepts a North American number with its 1 against any word', () => {
  const written1 = { ...written(3), longDistance: true };
  expect(score(written1, 0, against('grouped'))?.confidence).toBe('certain');
  expect(score(written1, 0, against('all'))).toBeUndefined();
});

it('doubts a few bare digits that a word near them alone speaks for', () => {
  const short = { strength: 0, isOneGroup: true, isShort: true } as const;
  expect(score(short, 1, undefined)?.confidence).toBe('doubtful');
  expect(score(short, 2, undefined)?.confidence).toBe('likely');
  expect(score({ ...short, isShort: false }, 1, undefined)?.confidence).toBe('likely');
});
