import { expect, it } from 'vitest';
import {
  deliveryActions,
  deliveryText,
  isRepsChoice,
  ownDeliveries,
} from '@/components/crm/delivery/shown-delivery';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';

const shown = (connector: ConnectorId, isOther = false) => ({
  connector: undefined,
  delivery: sampleDelivery({
    connector,
    ...(isOther && { state: 'kept', problem: { code: 'crm-other-record' } }),
  }),
});
const namesOf = (...all: ReturnType<typeof shown>[]) =>
  ownDeliveries(all).map(({ delivery }) => delivery.connector);

it('leaves out CRMs that the record does not belong to', () => {
  expect(namesOf(shown('odoo', true), shown('hubspot'), shown('webhook'))).toEqual([
    ...['hubspot', 'webhook'],
  ]);
});

it('shows every CRM if the call belongs to none that is connected', () => {
  expect(namesOf(shown('odoo', true), shown('hubspot', true))).toEqual(['odoo', 'hubspot']);
  expect(namesOf(shown('odoo', true), shown('webhook'))).toEqual(['odoo', 'webhook']);
});

const gone = { code: 'crm-record-gone' } as const;

it.each<[Partial<Delivery>, string[]]>([
  [{}, []],
  [{ problem: { code: 'crm-failed' } }, ['mayRetry']],
  [{ state: 'sending' }, []],
  [{ state: 'sent', entryId: '7' }, ['mayChoose', 'mayTakeBack']],
  [{ state: 'choice' }, ['mayChoose', 'mayRetry']],
  [{ state: 'kept' }, ['mayChoose', 'mayRetry']],
  [{ state: 'kept', problem: { code: 'crm-other-record' } }, ['mayChoose', 'mayRetry']],
  [{ state: 'failed', problem: { code: 'crm-no-right' } }, ['mayChoose', 'mayRetry']],
  [
    { state: 'failed', problem: { code: 'crm-refused' }, entryId: '7' },
    ['mayRetry', 'mayTakeBack'],
  ],
  [{ state: 'removed' }, ['mayChoose']],
  [{ state: 'failed', problem: { code: 'crm-refused' } }, ['mayChoose', 'mayRetry']],
  [{ state: 'failed', problem: gone }, ['mayChoose', 'mayRetry']],
  [{ state: 'failed', problem: gone, entryId: '7', isUnwanted: true }, ['mayRetry']],
  [
    { state: 'failed', problem: { code: 'crm-failed' }, unsettledUntil: 1 },
    ['mayChoose', 'mayRetry', 'mayTakeBack'],
  ],
])('offers what can be done: %o', (given, names) => {
  const actions = deliveryActions({
    delivery: sampleDelivery(given),
    connector: sampleConnector(),
  });
  const offered = Object.entries(actions).filter(([, may]) => may);
  expect(offered.map(([name]) => name).sort()).toEqual(names);
});

it('offers no record of a CRM that is no longer connected or has none', () => {
  const delivery = sampleDelivery({ state: 'choice' });
  for (const connector of [undefined, sampleConnector({ id: 'webhook' })]) {
    expect(deliveryActions({ delivery, connector }).mayChoose).toBe(false);
  }
});

it('says which record was chosen, and lets the rep choose another until it is logged', () => {
  const target = { type: 'contact', id: '1', account: 'a', name: 'Ada' };
  const waits = { delivery: sampleDelivery({ target }), connector: sampleConnector() };
  expect(deliveryText(waits)).toBe('Will be logged on \u2068Ada\u2069');
  expect(deliveryActions(waits).mayChoose).toBe(true);
  const sends = { ...waits, delivery: sampleDelivery({ target, state: 'sending' }) };
  expect(deliveryActions(sends).mayChoose).toBe(true);
});

it.each([
  [{ state: 'choice' }, true],
  [{ state: 'kept', problem: { code: 'crm-no-record' } }, true],
  [{ state: 'kept', problem: { code: 'crm-other-record' } }, false],
  [{ state: 'sent' }, false],
  [{ state: 'sent', target: { type: 'contact', id: '1', account: 'a' } }, true],
] as const)('leaves the record of %j to the rep: %s', (row, isTheirs) => {
  const shown = { delivery: sampleDelivery(row), connector: sampleConnector() };
  expect(isRepsChoice(shown)).toBe(isTheirs);
  expect(isRepsChoice({ ...shown, connector: undefined })).toBe(false);
});
