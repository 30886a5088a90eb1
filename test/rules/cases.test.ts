import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { evaluate } from '@/lib/rules/check/evaluate';
import { BUILT_IN_RULES } from '@/lib/rules/data/built-in-rules';
import { type RuleRow, readRules } from '@/lib/rules/rule';

/**
 * Cases written from the words of the laws, not from the rows of data: number, local instant with its
 * offset, verdict, how long before it earlier calls were made, and what is special about the day.
 */
const cases = readFileSync(new URL('cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('+'))
  .map((line) => {
    const [callee = '', instant = '', verdict = '', ...rest] = line.split(' ');
    const called = rest.find((word) => word.startsWith('called='))?.slice('called='.length) ?? '';
    return { callee, instant, verdict, called };
  });

/** No law that we know of has seven days: a row as an administrator may write it. */
const OWN_ROW: RuleRow = {
  id: 'own-attempts',
  kind: 'attempts',
  countries: ['GB'],
  limit: 2,
  hours: 7 * 24,
  source: 'Our own rule',
  url: 'https://rules.example/',
  asOf: '2026-11-24',
};

const book = { rules: [...BUILT_IN_RULES, ...readRules([OWN_ROW])], strictness: 'warn' } as const;

/** Reads `1h,23h59m` as the instants of calls so long before `at`. */
function instantsOf(called: string, at: number): number[] {
  return [...called.matchAll(/(\d+)h(?:(\d+)m)?/g)].map(
    ([, hours, minutes = '0']) => at - (60 * Number(hours) + Number(minutes)) * 60_000,
  );
}

it('holds 500 cases, and some of each limit of attempts', () => {
  expect(cases.length).toBeGreaterThanOrEqual(500);
  const limited = new Set(cases.filter(({ called }) => called).map(({ callee }) => callee));
  expect(limited.size).toBeGreaterThanOrEqual(6);
});

it.each(cases)('$callee at $instant after $called: $verdict', (each) => {
  const at = Date.parse(each.instant);
  const facts = { calledAt: instantsOf(each.called, at) };
  expect(evaluate(each, facts, book, at).verdict).toBe(each.verdict);
});

it.each(cases)('$callee at $instant after $called: the next allowed time is allowed', (each) => {
  const at = Date.parse(each.instant);
  const facts = { calledAt: instantsOf(each.called, at) };
  const found = evaluate(each, facts, book, at);
  if (found.verdict === 'allow') return;
  const next = found.nextAllowedAt ?? 0;
  expect(next).toBeGreaterThan(at);
  expect(evaluate(each, facts, book, next).verdict).toBe('allow');
  expect(evaluate(each, facts, book, next - 60_000).verdict).toBe('warn');
});
