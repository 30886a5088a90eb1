import type { Connector } from '@/lib/outbox/connector';
import type { RecordMatch } from '@/lib/outbox/model/record';

/** The rep reads a line of a list, not a page. */
const MAX_TEXT = 200;

/** Finds the records with a number in E.164, with what tells them apart. Rejects with a `ConnectorError`. */
export async function findRecords(connector: Connector, number: string): Promise<RecordMatch[]> {
  const { records } = await connector.recordsOf(number);
  const described = await connector.describe?.(records);
  return (described ?? records).map(shortened);
}

function shortened({ name, detail, ...record }: RecordMatch): RecordMatch {
  return {
    ...record,
    ...(name && { name: name.slice(0, MAX_TEXT) }),
    ...(detail && { detail: detail.slice(0, MAX_TEXT) }),
  };
}
