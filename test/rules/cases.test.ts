import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULES } from '@/lib/rules/data/rules';
import { evaluate } from '@/lib/rules/evaluate';

/**
 * Cases written from the words of the laws, not from the rows of data: number, local instant with its
 * offset, verdict, and what is special about the day.
 */
const cases = readFileSync(new URL('cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('+'))
  .map((line) => line.split(' '));

it('holds 500 cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(500);
});

it.each(cases)('%s at %s: %s', (callee = '', instant = '', verdict = '') => {
  const book = { rules: RULES, strictness: 'warn' } as const;
  const found = evaluate({ callee }, { calledAt: [] }, book, Date.parse(instant));
  expect(found.verdict).toBe(verdict);
});

it.each(cases)('%s at %s: the next allowed time is allowed', (callee = '', instant = '') => {
  const book = { rules: RULES, strictness: 'warn' } as const;
  const found = evaluate({ callee }, { calledAt: [] }, book, Date.parse(instant));
  if (found.verdict === 'allow') return;
  const next = found.nextAllowedAt ?? 0;
  expect(next).toBeGreaterThan(Date.parse(instant));
  expect(evaluate({ callee }, { calledAt: [] }, book, next).verdict).toBe('allow');
  expect(evaluate({ callee }, { calledAt: [] }, book, next - 60_000).verdict).toBe('warn');
});
