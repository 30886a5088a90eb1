import { expect, it } from 'vitest';
import { LONGEST_LIMIT_MS, RULES } from '@/lib/rules/data/rules';

it('gives each rule an id of its own', () => {
  const ids = RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('looks back as far as the longest limit', () => {
  expect(LONGEST_LIMIT_MS).toBe(30 * 86_400_000);
});
