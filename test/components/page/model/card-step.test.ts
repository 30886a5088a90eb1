import { expect, it } from 'vitest';
import { cardStep } from '@/components/page/model/card-step';
import { type ProblemCode, problemCodes } from '@/lib/problems/problem-codes';

it('offers to try again only where nothing was called and it may help', () => {
  const stepOf = (code: ProblemCode) => cardStep(code, { canOfferAgain: true, country: true });
  const tried = problemCodes.filter((code) => stepOf(code) === 'again');
  expect(new Set(tried)).toEqual(
    new Set([
      'unexpected-before-call',
      'storage-failed',
      'unknown-offer',
      'called-just-now',
      'call-in-progress',
      'too-many-calls',
      'offline',
      'unreachable',
      'rate-limited',
      'interrupted',
      'handset-updated',
    ]),
  );
});

it('leads to Options or to the countries where the remedy is there', () => {
  const stepOf = (code: ProblemCode) => cardStep(code, { canOfferAgain: true, country: true });
  expect(stepOf('no-own-number')).toBe('set-up');
  expect(stepOf('unauthorised')).toBe('options');
  expect(stepOf('not-in-country')).toBe('country');
  expect(cardStep('not-in-country', { canOfferAgain: true, country: false })).toBeUndefined();
  expect(stepOf('refused')).toBeUndefined();
});
