import { expect, it } from 'vitest';
import { whomOfCall } from '@/lib/i18n/after-call/whom-of-call';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import { exactMomentText } from '@/lib/i18n/times';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

const first = loggedCall({ id: 'first', calleeName: 'Ada' });
const again = loggedCall({ id: 'again', calleeName: 'Ada', createdAt: LOCAL_NOON + 1_000 });
const other = loggedCall({ id: 'other', calleeName: 'Ada', callee: '+12125550187' });
const TEXT = '+1 212 555 0134';

it('names whom a call went to', () => {
  expect(whomOfCall(first, TEXT, [first, other])).toBe(whomAndNumber('Ada', TEXT));
});

it('adds the time, to the second, of calls to the same number', () => {
  const names = [first, again].map((call) => whomOfCall(call, TEXT, [first, again, other]));
  expect(new Set(names).size).toBe(2);
  expect(names[1]).toContain(exactMomentText(LOCAL_NOON + 1_000));
});
