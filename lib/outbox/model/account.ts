import type { StoredConnector } from './connector';

/** What tells accounts of a CRM apart. */
interface AccountParts extends Pick<StoredConnector, 'address'> {
  database?: string | undefined;
  records?: string | undefined;
}

/**
 * Names the account of a CRM that a connector logs in. Another account has other records and entries, even
 * at the same address: a HubSpot portal is known by where its records are, an Odoo by its database.
 */
export function accountOf({ address, database, records }: AccountParts): string {
  return [address, database, records].filter((part) => part !== undefined).join(' ');
}
