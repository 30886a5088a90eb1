import { expect, it } from 'vitest';
import { badgeFor } from '@/lib/calls/badge/badge';
import { NOON } from '@/test/calls/support/calls';

const counting = { callee: '+12125550134', requestAt: NOON + 2_500 };

it.each([
  ['the countdown', { counting, stopped: 'unauthorised', due: 2, open: 1 }, 'countdown'],
  ['a refused token', { stopped: 'unauthorised', due: 2, open: 1 }, 'trouble'],
  ['follow-ups that are due', { due: 2, open: 1 }, 'follow-ups'],
  ['calls without a recording', { due: 0, open: 1 }, 'open-calls'],
  ['nothing', { due: 0, open: 0 }, 'nothing'],
] as const)('tells %s before what comes below it', (_, facts, tells) => {
  expect(badgeFor(facts, NOON).tells).toBe(tells);
});

it('counts started seconds, and stays at 0 while the call is requested', () => {
  const facts = { counting, due: 0, open: 0 };
  expect(badgeFor(facts, NOON)).toMatchObject({ seconds: 3, callee: '+12125550134' });
  expect(badgeFor(facts, NOON + 9_000)).toMatchObject({ seconds: 0 });
});
