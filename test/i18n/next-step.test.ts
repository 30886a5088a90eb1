import { expect, it } from 'vitest';
import { nextStep } from '@/lib/i18n/next-step';

it.each([
  ['no-token', 'connection'],
  ['no-own-number', 'own-numbers'],
  ['no-did', 'dids'],
  ['did-not-owned', 'other-caller-id'],
  ['outcome-unknown', 'call-log'],
  ['unexpected', 'diagnostics'],
  ['unexpected-before-call', 'try-again'],
  ['unexpected-in-request', undefined],
  ['emergency-number', undefined],
] as const)('after %s it is %s', (code, step) => {
  expect(nextStep({ code })).toBe(step);
});
