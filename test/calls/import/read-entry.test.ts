import { expect, it } from 'vitest';
import { readImportEntry } from '@/lib/calls/import/read-entry';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';

const DAY = 86_400_000;
const call = placedCall({ id: 'c1', state: 'recorded' });
const read = (entry: unknown, now = NOON) => readImportEntry({ position: 7, entry }, now);

it('reads a call with its wrap-up, and whether a follow-up is due', () => {
  const wrapUp = { note: 'Wants a demo', savedAt: NOON, version: 3, followUp: { at: NOON + DAY } };
  expect(read({ ...call, wrapUp })).toEqual({
    call,
    wrapUp: { ...wrapUp, callId: 'c1', dueAt: NOON + DAY },
  });
  const followUp = { at: NOON, doneAt: NOON };
  expect(read({ ...call, wrapUp: { ...wrapUp, followUp } })).not.toHaveProperty('wrapUp.dueAt');
});

it('drops fields that no call has', () => {
  expect(read({ ...call, token: 'secret' })).toEqual({ call });
});

it.each<[string, unknown, object]>([
  ['no object', 'call', { fault: 'unreadable' }],
  ['nothing', null, { fault: 'unreadable' }],
  ['a wrong time', { ...call, createdAt: 'noon' }, { fault: 'unreadable', field: 'createdAt' }],
  ['a wrong number', { ...call, callee: '555' }, { fault: 'unreadable', field: 'callee' }],
  ['an unknown state', { ...call, state: 'gone' }, { fault: 'unreadable', field: 'state' }],
  [
    'a page that is no web page',
    { ...call, sourcePage: { url: 'javascript:alert(1)' } },
    { fault: 'unreadable', field: 'sourcePage.url' },
  ],
  ['a note that is no text', { ...call, wrapUp: { note: 1 } }, { field: 'wrapUp.note' }],
  ['a call in flight', sampleCall({ createdAt: NOON - 9 * DAY }), { fault: 'open' }],
  ['a call that is followed', placedCall(), { fault: 'open' }],
  ['a change in the future', { ...call, changedAt: NOON + DAY }, { fault: 'future' }],
])('does not take %s', (_, entry, fault) => {
  expect(read(entry)).toMatchObject({ position: 7, ...fault });
});

it('ends an old call that is no longer followed', () => {
  expect(read(placedCall({ id: 'old' }), NOON + 2 * DAY)).toMatchObject({
    call: { id: 'old', state: 'unrecorded' },
  });
  const unconfirmed = sampleCall({ state: 'unconfirmed' });
  expect(read(unconfirmed, NOON + 2 * DAY)).toMatchObject({ call: { state: 'unconfirmed' } });
});
