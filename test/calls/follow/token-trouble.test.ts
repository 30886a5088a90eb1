import { expect, it } from 'vitest';
import { isToldOfTrouble, sectionOfTrouble } from '@/lib/calls/follow/token-trouble';

const on = { notifiesOfTokenTrouble: true };

it.each([
  ['service', 'unauthorised', true],
  ['service', 'no-token', true],
  ['service', 'host-not-granted', false],
  ['crm', 'crm-unauthorised', true],
  ['crm', 'crm-sign-in-again', true],
] as const)('of the %s tells the rep of %s: %s', (of, code, isTold) => {
  const trouble = { of, problem: { code } };
  expect(isToldOfTrouble(trouble, on)).toBe(isTold);
  expect(isToldOfTrouble(trouble, { notifiesOfTokenTrouble: false })).toBe(false);
});

it('is solved where its token is entered', () => {
  expect(sectionOfTrouble('service')).toBe('connection');
  expect(sectionOfTrouble('crm')).toBe('crm');
});
