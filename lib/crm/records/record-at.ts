import type { RecordContext } from '@/lib/calls/model';
import { isLocalHost } from '@/lib/crm/api-origins';
import { dynamics, freshsales, hubspot, pipedrive, salesforce, zendesk, zoho } from './hosted-crms';
import { type AddressedRecord, type RecordAdapter, readAddress } from './record-adapter';
import { civicrm, dolibarr, espocrm, odoo, suitecrm, tryton } from './self-hosted-crms';

/** The CRMs whose records are recognised. */
export const recordAdapters: readonly RecordAdapter[] = [
  civicrm,
  dolibarr,
  dynamics,
  espocrm,
  freshsales,
  hubspot,
  odoo,
  pipedrive,
  salesforce,
  suitecrm,
  tryton,
  zendesk,
  zoho,
];

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
