import { adapterOf, parseWebAddress, recordAdapters, recordAt } from '@/lib/crm/records/record-at';
import type { ContactRecord } from '@/lib/lists/model';

/**
 * Reads a link to a record: of a hosted CRM by its address alone, of a CRM that runs anywhere only if the
 * list is known to be of it. `undefined` for any other link.
 */
export function readRecordLink(cell: string, crm?: string): ContactRecord | undefined {
  const url = parseWebAddress(cell);
  if (!url) return undefined;
  const adapter =
    adapterOf(url, []) ?? recordAdapters.find((each) => each.crm === crm && !each.hosts);
  const record = adapter && recordAt(adapter, url);
  return record && { crm: adapter.crm, ...record };
}
