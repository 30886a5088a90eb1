import type { Call } from '@/lib/calls/model';
import { recordLink } from '@/lib/crm/records/record-link';
import type { EntryTarget } from '@/lib/outbox/model/call-to-log';
import type { DeliveryProblem, StoredConnector } from '@/lib/outbox/model/connector';

/**
 * Where a call is logged: on the record that it was made from, if it is of this connector's CRM and
 * at its address, and never on any other. If the page named none, by its number.
 */
export function entryTarget(
  { record, callee }: Pick<Call, 'record' | 'callee'>,
  { id: connector, address, records = `${address}/` }: StoredConnector,
): EntryTarget | { problem: DeliveryProblem } {
  // A webhook takes all calls, also those without a record.
  if (connector === 'webhook')
    return { record: { type: record?.type ?? '', id: record?.id ?? '' } };
  if (record?.crm === undefined) return { number: callee };
  const { crm, type, id } = record;
  if (crm !== connector) return { problem: { code: 'crm-other-record' } };
  if (type === undefined || id === undefined) return { number: callee };
  const link = recordLink(record);
  const isThere = link !== undefined && isBelow(link, records);
  return isThere ? { record: { type, id } } : { problem: { code: 'crm-other-record' } };
}

/** `records` is a URL that ends with a slash. */
function isBelow(link: string, records: string): boolean {
  return URL.parse(link)?.href.startsWith(URL.parse(records)?.href ?? '-') ?? false;
}
