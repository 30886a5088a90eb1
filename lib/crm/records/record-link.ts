import type { RecordContext } from '@/lib/calls/model';
import { isLocalHost } from '@/lib/crm/accounts/local-address';
import { recordAdapters } from './record-adapters';
import { isHostOf, parseWebAddress, recordAt } from './record-at';

/**
 * The address that opens a call's record; `undefined` unless it is exactly what the record's CRM
 * builds for it, by https or on this machine.
 */
export function recordLink({ crm, type, id, url = '' }: RecordContext): string | undefined {
  const adapter = recordAdapters.find((each) => each.crm === crm);
  const address = parseWebAddress(url);
  if (!adapter || !address || !isHostOf(adapter, address)) return undefined;
  if (address.protocol !== 'https:' && !isLocalHost(address.hostname)) return undefined;
  const record = recordAt(adapter, address);
  const isSame = record?.type === type && record?.id === id && record?.url === url;
  return isSame ? url : undefined;
}

/** The product name of a call's CRM. */
export function crmNameOf({ crm }: RecordContext): string | undefined {
  return recordAdapters.find((each) => each.crm === crm)?.name;
}
