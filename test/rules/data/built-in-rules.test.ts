import { expect, it } from 'vitest';
import { BUILT_IN_RULES } from '@/lib/rules/data/built-in-rules';

it('gives each rule a unique id', () => {
  const ids = BUILT_IN_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
