import { expect, it } from 'vitest';
import { dispositionText, templateValues, whomOfCall } from '@/lib/i18n/after-call/call-words';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import { exactMomentText } from '@/lib/i18n/times';
import { defaultDispositions } from '@/lib/settings/dispositions';
import { CALLER_ID, placedCall } from '@/test/calls/support/calls';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

it('names a disposition by the label of the rep, else that of the default entry, else the id', () => {
  const own = [{ id: 'reached', label: 'Spoke to them' }];
  expect(dispositionText('reached', own)).toBe('Spoke to them');
  expect(dispositionText('reached', defaultDispositions)).toBe('Reached');
  expect(dispositionText('gone', [])).toBe('gone');
});

const format = (e164: string) => `tel ${e164}`;

it('says who was called, from which caller ID, and when', () => {
  const call = placedCall({ calleeName: 'Ada', requestedAt: new Date(2026, 4, 1, 9, 5).getTime() });
  expect(templateValues(call, format)).toMatchObject({
    name: 'Ada',
    number: 'tel +12125550134',
    caller_id: `tel ${CALLER_ID}`,
    date: 'May 1, 2026',
    time: expect.stringMatching(/^0?9:05/),
  });
});

it('names a callee without a name by the number', () => {
  expect(templateValues(placedCall(), format).name).toBe('tel +12125550134');
});

const first = loggedCall({ id: 'first', calleeName: 'Ada' });
const again = loggedCall({ id: 'again', calleeName: 'Ada', createdAt: LOCAL_NOON + 1_000 });
const other = loggedCall({ id: 'other', calleeName: 'Ada', callee: '+12125550187' });
const TEXT = '+1 212 555 0134';

it('names whom a call went to', () => {
  expect(whomOfCall(first, TEXT, [first, other])).toBe(whomAndNumber('Ada', TEXT));
});

it('names a row by the time, to the second, where calls went to the same number', () => {
  const names = [first, again].map((call) => whomOfCall(call, TEXT, [first, again, other]));
  expect(new Set(names).size).toBe(2);
  expect(names[1]).toContain(exactMomentText(LOCAL_NOON + 1_000));
});
