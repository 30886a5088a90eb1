import { type AddressedRecord, readAddress } from '@/lib/crm/address/read-address';
import type { RecordAdapter } from '@/lib/crm/address/record-adapter';
import { recordAdapters } from './record-adapters';

/** A web address without user and password; `undefined` for anything else. */
export function parseWebAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url;
}

/**
 * The CRM of a page: by its host, or by the scripts and style sheets that it loads. `undefined` if
 * none fits, or more than one.
 */
export function adapterOf(url: URL, assets: readonly string[]): RecordAdapter | undefined {
  const fitting = recordAdapters.filter((adapter) =>
    adapter.hosts ? isHostOf(adapter, url) : assets.some((path) => adapter.assets?.test(path)),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Returns whether an address may be of this CRM. A CRM that runs anywhere may have any host. */
export function isHostOf({ hosts }: RecordAdapter, url: URL): boolean {
  return !hosts || (url.protocol === 'https:' && url.port === '' && hosts.test(url.hostname));
}

/** Returns the address to store of the record that a page of this CRM shows; `undefined` if it shows none. */
export function recordUrlAt(crm: string | undefined, address: string): string | undefined {
  const adapter = recordAdapters.find((each) => each.crm === crm);
  const url = parseWebAddress(address);
  return adapter && url && isHostOf(adapter, url) ? recordAt(adapter, url)?.url : undefined;
}

/** The record that an address of this CRM shows. */
export function recordAt(adapter: RecordAdapter, url: URL): AddressedRecord | undefined {
  for (const pattern of adapter.addresses) {
    const record = readAddress(url, pattern);
    if (record) return record;
  }
  return undefined;
}
