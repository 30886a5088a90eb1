import { expect, it } from 'vitest';
import { afterAnswer, beforeStep, type DeliveryAnswer } from '@/lib/outbox/delivery-answer';
import { MAX_ATTEMPTS, MAX_EFFECT_DELAY_MS } from '@/lib/outbox/delivery-step';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { NOON } from '@/test/calls/support/calls';
import { sampleDelivery } from './support/deliveries';

const problem = { code: 'crm-failed' } as const;
const settle = NOON + MAX_EFFECT_DELAY_MS;
const moment = { startedAt: NOON, now: NOON + 200, random: 1 };
const sending = { state: 'sending', sendingRevision: 1, unsettledUntil: settle } as const;

type Step = Parameters<typeof afterAnswer>[2]['step'];

it('notes before a request that it may take effect', () => {
  const at = { revision: 3, now: NOON };
  expect(beforeStep(sampleDelivery(), 'create', at)).toMatchObject({
    ...sending,
    sendingRevision: 3,
  });
  expect(beforeStep(sampleDelivery(), 'find', at)).toEqual(sampleDelivery({ state: 'sending' }));
});

it.each<[string, Step, Partial<Delivery>, DeliveryAnswer, Partial<Delivery>]>([
  [
    'created',
    'create',
    sending,
    { type: 'created', entryId: '7' },
    { state: 'sent', entryId: '7', sendingRevision: 1, sentRevision: 1, dueAt: moment.now },
  ],
  [
    'created, and changed meanwhile',
    'create',
    { ...sending, revision: 2 },
    { type: 'created', entryId: '7' },
    { entryId: '7', revision: 2, sendingRevision: 1, sentRevision: 1, dueAt: moment.now },
  ],
  [
    'created, and taken back meanwhile',
    'create',
    { ...sending, isUnwanted: true },
    { type: 'created', entryId: '7' },
    { entryId: '7', isUnwanted: true, sendingRevision: 1, sentRevision: 1, dueAt: moment.now },
  ],
  [
    'found: which content it has is not known',
    'find',
    { ...sending, attempts: 4 },
    { type: 'found', entryId: '7' },
    { entryId: '7', sendingRevision: 1, dueAt: moment.now },
  ],
  [
    'not there yet',
    'find',
    sending,
    { type: 'not-found' },
    { sendingRevision: 1, unsettledUntil: settle, dueAt: settle },
  ],
  [
    'never came',
    'find',
    { ...sending, unsettledUntil: NOON },
    { type: 'not-found' },
    { sendingRevision: 1, dueAt: moment.now },
  ],
  [
    'deleted in the CRM',
    'replace',
    { ...sending, entryId: '7' },
    { type: 'not-found' },
    { state: 'failed', entryId: '7', sendingRevision: 1, problem: { code: 'crm-entry-gone' } },
  ],
  [
    'lost',
    'create',
    sending,
    { type: 'no-answer', problem },
    { sendingRevision: 1, unsettledUntil: settle, attempts: 1, dueAt: moment.now + 5_000, problem },
  ],
  [
    'lost too often',
    'create',
    { ...sending, attempts: MAX_ATTEMPTS - 1 },
    { type: 'no-answer', problem },
    { ...sending, state: 'failed', attempts: MAX_ATTEMPTS, problem },
  ],
  [
    'refused: it had no effect',
    'create',
    sending,
    { type: 'refused', problem },
    { state: 'failed', sendingRevision: 1, problem },
  ],
  ['asked to wait', 'create', sending, { type: 'held' }, { sendingRevision: 1 }],
  [
    'asked to wait at a look-up: the lost answer stays lost',
    'find',
    sending,
    { type: 'held' },
    { sendingRevision: 1, unsettledUntil: settle },
  ],
  ['without a record', 'create', {}, { type: 'kept', problem }, { state: 'kept', problem }],
  [
    'removed',
    'remove',
    { isUnwanted: true, entryId: '7' },
    { type: 'removed' },
    { state: 'removed', isUnwanted: true },
  ],
  [
    'taken back in time',
    'finish',
    { isUnwanted: true },
    { type: 'finished' },
    { state: 'removed', isUnwanted: true },
  ],
])('changes the row: %s', (_, step, row, answer, expected) => {
  const next = afterAnswer(sampleDelivery(row), answer, { ...moment, step });
  expect(next).toEqual(sampleDelivery(expected));
});
