import { expect, it } from 'vitest';
import { ownDeliveries } from '@/components/crm/delivery/own-deliveries';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import { sampleDelivery } from '@/test/outbox/support/deliveries';

const shown = (connector: ConnectorId, isOther = false) => ({
  connector: undefined,
  delivery: sampleDelivery({
    connector,
    ...(isOther && { state: 'kept', problem: { code: 'crm-other-record' } }),
  }),
});
const namesOf = (...all: ReturnType<typeof shown>[]) =>
  ownDeliveries(all).map(({ delivery }) => delivery.connector);

it('leaves out other CRMs than that of the record', () => {
  expect(namesOf(shown('odoo', true), shown('hubspot'), shown('webhook'))).toEqual([
    ...['hubspot', 'webhook'],
  ]);
});

it('shows them all if the call is of none that is connected', () => {
  expect(namesOf(shown('odoo', true), shown('hubspot', true))).toEqual(['odoo', 'hubspot']);
  expect(namesOf(shown('odoo', true), shown('webhook'))).toEqual(['odoo', 'webhook']);
});
