import { expect, it } from 'vitest';
import { RULES } from '@/lib/rules/data/rules';

it('gives each rule a unique id', () => {
  const ids = RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
