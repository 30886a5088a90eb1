import { expect, it } from 'vitest';
import { isOldRule } from '@/lib/rules/rule/rule-age';

const NOW = Date.parse('2026-11-24T12:00Z');

it('marks a rule as old after a year', () => {
  expect(isOldRule({ asOf: '2025-11-24' }, NOW)).toBe(false);
  expect(isOldRule({ asOf: '2025-11-22' }, NOW)).toBe(true);
});
