import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';
import type { EntryContent } from '@/lib/outbox/model/entry';
import { NOON } from '@/test/calls/support/calls';

/** A row that waits, unless told otherwise. */
export function sampleDelivery(given: Partial<Delivery> = {}): Delivery {
  return {
    ...{ callId: 'call-1', connector: 'odoo', account: 'https://odoo.example.com' },
    ...{ state: 'waiting', revision: 1 },
    ...{ attempts: 0, dueAt: NOON },
    ...given,
  };
}

/** A connected Odoo. */
export function sampleConnector(given: Partial<StoredConnector> = {}): StoredConnector {
  return { id: 'odoo', address: 'https://odoo.example.com', since: 0, changes: 1, ...given };
}

/** What is logged of a call. */
export const sampleEntry: EntryContent = {
  title: 'Call to Ada',
  lines: [{ label: 'Recording', text: 'r', href: 'https://rec.example.com/1' }],
  facts: {
    ...{ startedAt: NOON, durationSeconds: 95, callerId: '+12125550100', callee: '+12125550134' },
    ...{ disposition: 'Connected', recording: 'https://rec.example.com/1' },
  },
  cutNotice: '[cut]',
};
