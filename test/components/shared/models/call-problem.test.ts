import { expect, it } from 'vitest';
import { problemOfCall } from '@/components/shared/models/call-problem';

it.each(['no-answer', 'unexpected'] as const)('sends to the call log after %s', (code) => {
  expect(problemOfCall({ code })).toEqual({ code: 'outcome-unknown' });
});

it.each(['unexpected-before-call', 'offline', 'called-just-now'] as const)(
  'keeps %s, after which nothing was called',
  (code) => {
    expect(problemOfCall({ code, words: 'w' })).toEqual({ code, words: 'w' });
  },
);
