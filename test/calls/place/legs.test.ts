import { expect, it } from 'vitest';
import { legsOf } from '@/lib/calls/place/legs';
import type { Settings } from '@/lib/settings/table';
import { CALLEE, CALLER_ID, NOON, OWN_NUMBER } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';

const legs = (settings: Partial<Settings> = {}) =>
  legsOf(freshDatabase(), { callee: CALLEE, settings: sampleSettings(settings), now: NOON });

const second = { e164: '+442079460123', label: '' };

it('takes the first numbers until the rep chose', async () => {
  expect(await legs()).toEqual({
    callerId: CALLER_ID,
    callerIdText: '+1 212 555 0140',
    callerIdReason: 'only',
    callsToday: 0,
    ownNumber: OWN_NUMBER,
    ownNumberText: 'Desk',
  });
});

it('takes what the rep chose, and writes it out where it has no label', async () => {
  const { dids, ownNumbers } = sampleSettings();
  const settings = {
    dids: [...dids, second],
    ownNumbers: [...ownNumbers, second],
    callerId: second.e164,
    ownNumber: second.e164,
  };
  expect(await legs(settings)).toEqual({
    callerId: second.e164,
    callerIdText: '+44 20 7946 0123',
    callerIdReason: 'fixed',
    callsToday: 0,
    ownNumber: second.e164,
    ownNumberText: '+44 20 7946 0123',
  });
});

it('never uses a number that was taken off the list', async () => {
  expect((await legs({ callerId: second.e164 })).callerId).toBe(CALLER_ID);
});

it.each([
  [{ baseUrl: '' }, 'no-service'],
  [{ hasToken: false }, 'no-token'],
  [{ dids: [] }, 'no-did'],
  [{ ownNumbers: [] }, 'no-own-number'],
])('of %j fails with %s', async (request, code) => {
  await expect(legs(request)).rejects.toMatchObject({ problem: { code } });
});
