import type { Connector, RecordMatch } from '@/lib/outbox/model';

/** The rep reads a line of a list, not a page. */
const MAX_TEXT = 200;

/** Finds the records with a number in E.164, with what tells them apart. Rejects with a `ConnectorError`. */
export async function findRecords(connector: Connector, number: string): Promise<RecordMatch[]> {
  const found = await connector.recordsOf(number);
  const described = await connector.describe?.(found);
  return (described ?? found).map(shortened);
}

function shortened({ name, detail, ...record }: RecordMatch): RecordMatch {
  return {
    ...record,
    ...(name && { name: name.slice(0, MAX_TEXT) }),
    ...(detail && { detail: detail.slice(0, MAX_TEXT) }),
  };
}
