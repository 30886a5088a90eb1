import type { Call } from '@/lib/calls/model';
import { recordLink } from '@/lib/crm/records/record-at';
import type { Connector } from '@/lib/outbox/connector';
import { cutText } from '@/lib/outbox/entry/write-entry';
import type { DeliveryProblem, StoredConnector } from '@/lib/outbox/model/connector';
import type { EntryTarget, RecordMatch } from '@/lib/outbox/model/entry';

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

/** The rep reads a line of a list, not a page. */
const MAX_TEXT = 200;

/** Finds the records with a number in E.164, with what tells them apart. Rejects with a `ConnectorError`. */
export async function findRecords(connector: Connector, number: string): Promise<RecordMatch[]> {
  const { records } = await connector.recordsOf(number);
  const described = await connector.describe?.(records);
  return (described ?? records).map(shownRecord);
}

/** Line breaks, and marks that turn the text around them (UAX 9). */
const TURNING = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** A record whose texts fit a line, whatever the CRM says. */
export function shownRecord({ name, detail, ...record }: RecordMatch): RecordMatch {
  const [shownName, shownDetail] = [name, detail].map((text = '') => lineOf(text));
  return {
    ...record,
    ...(shownName && { name: shownName }),
    ...(shownDetail && { detail: shownDetail }),
  };
}

function lineOf(text: string): string {
  return cutText(text.replaceAll(TURNING, ' ').trim(), MAX_TEXT, '…');
}
