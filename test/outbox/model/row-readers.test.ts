import { expect, it } from 'vitest';
import { connectorIds } from '@/lib/outbox/model/connector';
import { deliveryStates } from '@/lib/outbox/model/delivery';
import { outboxRows } from '@/lib/outbox/model/row-readers';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';

it('reads deliveries in every state, and connectors of every CRM', () => {
  for (const state of deliveryStates)
    expect(outboxRows.outbox(sampleDelivery({ state }))).toBe(true);
  for (const id of connectorIds) expect(outboxRows.connectors(sampleConnector({ id }))).toBe(true);
});

it('leaves out states and CRMs that it does not know', () => {
  expect(outboxRows.outbox({ ...sampleDelivery(), state: 'lost' })).toBe(false);
  expect(outboxRows.outbox({ ...sampleDelivery(), dueAt: Number.NaN })).toBe(false);
  expect(outboxRows.connectors({ ...sampleConnector(), id: 'another' })).toBe(false);
});
