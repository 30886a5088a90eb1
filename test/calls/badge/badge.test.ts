import { expect, it } from 'vitest';
import { badgeFor } from '@/lib/calls/badge/badge';
import { NOON } from '@/test/calls/support/calls';

const counting = { callee: '+12125550134', createdAt: NOON - 500, requestAt: NOON + 2_500 };

it.each([
  [
    'the countdown',
    { counting, stopped: 'unauthorised', due: 2, recordings: 1, open: 1 },
    'countdown',
  ],
  ['a refused token', { stopped: 'unauthorised', due: 2, recordings: 1, open: 1 }, 'trouble'],
  [
    'a refused token of the service',
    { stopped: 'unauthorised', loggingStopped: 'crm-unauthorised', due: 2, recordings: 1, open: 1 },
    'trouble',
  ],
  [
    'a CRM that nothing is logged in',
    { loggingStopped: 'crm-unauthorised', due: 2, recordings: 1, open: 1 },
    'logging-stopped',
  ],
  ['follow-ups that are due', { due: 2, recordings: 1, open: 1 }, 'follow-ups'],
  ['new recordings', { due: 0, recordings: 1, open: 1 }, 'recordings'],
  ['calls without a recording', { due: 0, recordings: 0, open: 1 }, 'open-calls'],
  ['nothing', { due: 0, recordings: 0, open: 0 }, 'nothing'],
] as const)('tells %s before what comes below it', (_, facts, tells) => {
  expect(badgeFor(facts, NOON).kind).toBe(tells);
});

it('counts started seconds, and stays at 0 while the call is requested', () => {
  const facts = { counting, due: 0, recordings: 0, open: 0 };
  expect(badgeFor(facts, NOON)).toMatchObject({ seconds: 3, callee: '+12125550134' });
  expect(badgeFor(facts, NOON + 9_000)).toMatchObject({ seconds: 0 });
});

it('shows at most the whole countdown, if the clock is set back', () => {
  const facts = { counting, due: 0, recordings: 0, open: 0 };
  expect(badgeFor(facts, NOON - 3_600_000)).toMatchObject({ seconds: 3 });
});
