import { expect, it } from 'vitest';
import {
  deliveryBackOff,
  deliveryStep,
  MAX_ATTEMPTS,
  MAX_BACK_OFF_MS,
  MAX_EFFECT_DELAY_MS,
  unsettledUntil,
} from '@/lib/outbox/delivery-step';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { NOON } from '@/test/calls/support/calls';
import { sampleDelivery } from './support/deliveries';

const later = NOON + 1_000;

it.each<[string, Partial<Delivery>, object]>([
  ['nothing sent yet', {}, { do: 'create' }],
  ['an answer was lost', { unsettledUntil: later }, { do: 'find' }],
  ['an answer was lost long ago', { unsettledUntil: NOON - 1 }, { do: 'find' }],
  ['the entry has it all', { entryId: '7', sentRevision: 1 }, { do: 'finish' }],
  ['the call changed', { entryId: '7', sentRevision: 1, revision: 2 }, { do: 'replace' }],
  ['found, content unknown', { entryId: '7' }, { do: 'replace' }],
  [
    'an earlier change may still arrive',
    { entryId: '7', unsettledUntil: later },
    { do: 'wait', until: later },
  ],
  ['taken back before it was sent', { isUnwanted: true }, { do: 'finish' }],
  ['taken back', { isUnwanted: true, entryId: '7', sentRevision: 1 }, { do: 'remove' }],
  [
    'taken back, and may still arrive',
    { isUnwanted: true, unsettledUntil: later },
    { do: 'wait', until: later },
  ],
  [
    'taken back, arrived or never will',
    { isUnwanted: true, unsettledUntil: NOON },
    { do: 'remove' },
  ],
])('takes the next step: %s', (_, row, step) => {
  expect(deliveryStep(sampleDelivery(row), NOON)).toEqual(step);
});

it('waits no longer than a request can take, if the clock was set back', () => {
  const row = sampleDelivery({ unsettledUntil: NOON + 86_400_000 });
  expect(unsettledUntil(row, NOON)).toBe(NOON + MAX_EFFECT_DELAY_MS);
  expect(unsettledUntil(sampleDelivery(), NOON)).toBeUndefined();
});

it('doubles, with jitter, up to an hour', () => {
  expect([1, 2, 3, 4].map((attempt) => deliveryBackOff(attempt, 1))).toEqual([
    5_000, 10_000, 20_000, 40_000,
  ]);
  expect(deliveryBackOff(3, 0)).toBe(10_000);
  expect(deliveryBackOff(MAX_ATTEMPTS, 1)).toBe(MAX_BACK_OFF_MS);
});

it('stops after about a day', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, nth) => deliveryBackOff(nth + 1, 0.5));
  const hours = waits.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(12);
  expect(hours).toBeLessThan(30);
});
