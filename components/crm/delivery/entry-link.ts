import type { ConnectorId } from '@/lib/outbox/model/connector';
import type { ShownDelivery } from './delivery-model';

/** Where an entry is, below the address of the account's records. */
const PATHS: Readonly<Partial<Record<ConnectorId, (id: string) => string>>> = {
  odoo: (id) => `mail/message/${id}`,
  // 0-48 is the type of calls: https://developers.hubspot.com/docs/guides/crm/understanding-the-crm
  hubspot: (id) => `record/0-48/${id}`,
  // https://developer.salesforce.com/docs/platform/lwc/guide/reference-page-reference-type.html
  salesforce: (id) => `lightning/r/Task/${id}/view`,
  zoho: (id) => `tab/Calls/${id}`,
};

/** The address that opens an entry in its CRM; `undefined` if it has none, or the CRM is not connected. */
export function entryLink({ delivery, connector }: ShownDelivery): string | undefined {
  const { entryId = '' } = delivery;
  if (!connector || !/^[A-Za-z0-9]+$/.test(entryId)) return undefined;
  const { id, address, records = `${address}/` } = connector;
  const path = PATHS[id]?.(entryId);
  return path && `${records}${path}`;
}
