import type { RecordContext } from '@/lib/calls/model';
import { recordLink } from '@/lib/crm/records/record-link';
import type { DeliveryProblem, EntryTarget, StoredConnector } from '@/lib/outbox/model';

/**
 * The record that a call is logged on: the one that it was made from, if it is of this connector's
 * CRM and at its address. Never any other.
 */
export function entryTarget(
  record: RecordContext | undefined,
  { id: connector, address }: StoredConnector,
): EntryTarget | { problem: DeliveryProblem } {
  if (record?.crm === undefined) return { problem: { code: 'crm-no-record' } };
  const { crm, type, id } = record;
  if (crm !== connector) return { problem: { code: 'crm-other-record' } };
  if (type === undefined || id === undefined) return { problem: { code: 'crm-no-record' } };
  const link = recordLink(record);
  const isThere = link !== undefined && isBelow(link, address);
  return isThere ? { type, id } : { problem: { code: 'crm-other-record' } };
}

function isBelow(link: string, address: string): boolean {
  return URL.parse(link)?.origin === URL.parse(address)?.origin;
}
