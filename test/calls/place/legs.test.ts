import { expect, it } from 'vitest';
import { legsFrom } from '@/lib/calls/place/legs';
import { CALLER_ID, OWN_NUMBER } from '@/test/calls/support/calls';
import { sampleSettings } from '@/test/calls/support/settings';

const second = { e164: '+442079460123', label: '' };

it('takes the first numbers until the rep chose', () => {
  expect(legsFrom(sampleSettings())).toEqual({
    callerId: CALLER_ID,
    callerIdText: '+1 212 555 0140',
    ownNumber: OWN_NUMBER,
    ownNumberText: 'Desk',
  });
});

it('takes what the rep chose, and writes it out where it has no label', () => {
  const { dids, ownNumbers } = sampleSettings();
  const settings = sampleSettings({
    dids: [...dids, second],
    ownNumbers: [...ownNumbers, second],
    callerId: second.e164,
    ownNumber: second.e164,
  });
  expect(legsFrom(settings)).toEqual({
    callerId: second.e164,
    callerIdText: '+44 20 7946 0123',
    ownNumber: second.e164,
    ownNumberText: '+44 20 7946 0123',
  });
});

it('never uses a number that was taken off the list', () => {
  expect(legsFrom(sampleSettings({ callerId: second.e164 })).callerId).toBe(CALLER_ID);
});

it.each([
  [{ baseUrl: '' }, 'no-service'],
  [{ hasToken: false }, 'no-token'],
  [{ dids: [] }, 'no-did'],
  [{ ownNumbers: [] }, 'no-own-number'],
])('of %j fails with %s', (request, code) => {
  expect(() => legsFrom(sampleSettings(request))).toThrow(
    expect.objectContaining({ problem: { code } }),
  );
});
