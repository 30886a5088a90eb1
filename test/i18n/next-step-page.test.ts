import { expect, it } from 'vitest';
import { pageOfProblem, pageOfStep } from '@/lib/i18n/next-step-page';

it.each([
  ['no-token', '/options.html#connection'],
  ['no-own-number', '/options.html#own-numbers'],
  ['unexpected', '/options.html#diagnostics'],
  ['did-not-owned', '/options.html#dids'],
  ['do-not-call', '/dashboard.html#/donotcall'],
  ['outcome-unknown', '/dashboard.html#/calls'],
] as const)('solves %s on %s', (code, page) => {
  expect(pageOfProblem({ code })).toBe(page);
});

it('has no page for what is solved where the rep is, or not at all', () => {
  expect(pageOfProblem({ code: 'offline' })).toBeUndefined();
  expect(pageOfProblem({ code: 'emergency-number' })).toBeUndefined();
  expect(pageOfStep('call-anyway')).toBeUndefined();
});
