import { expect, it } from 'vitest';
import { nextStep, pageOfProblem, pageOfStep } from '@/lib/i18n/next-step';

it.each([
  ['no-token', 'connection'],
  ['no-own-number', 'own-numbers'],
  ['no-did', 'dids'],
  ['did-not-owned', 'other-caller-id'],
  ['outcome-unknown', 'call-log'],
  ['outcome-not-saved', 'call-log'],
  ['unexpected', 'diagnostics'],
  ['unexpected-before-call', 'try-again'],
  ['unexpected-in-request', undefined],
  ['emergency-number', undefined],
] as const)('after %s it is %s', (code, step) => {
  expect(nextStep({ code })).toBe(step);
});

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

it('names no page for what is solved where the rep is, or not at all', () => {
  expect(pageOfProblem({ code: 'offline' })).toBeUndefined();
  expect(pageOfProblem({ code: 'emergency-number' })).toBeUndefined();
  expect(pageOfStep('call-anyway')).toBeUndefined();
});
