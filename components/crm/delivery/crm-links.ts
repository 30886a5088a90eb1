import type { ConnectorId } from '@/lib/outbox/model/connector';
import type { ShownDelivery } from './shown-delivery';

/** Where an entry is, below the address of the account's records. */
const ENTRY_PATHS: Readonly<Partial<Record<ConnectorId, (id: string, address: string) => string>>> =
  {
    odoo: (id) => `mail/message/${id}`,
    // 0-48 is the type of calls: https://developers.hubspot.com/docs/guides/crm/understanding-the-crm
    hubspot: (id) => `record/0-48/${id}`,
    // https://developer.salesforce.com/docs/platform/lwc/guide/reference-page-reference-type.html
    salesforce: (id) => `lightning/r/Task/${id}/view`,
    zoho: (id) => `tab/Calls/${id}`,
    espocrm: (id) => `#Call/view/${id}`,
    suitecrm: (id, address) => suitecrmPath('Calls', id, address),
  };

/** The address that opens an entry in its CRM; `undefined` if it has none, or the CRM is not connected. */
export function entryLink({ delivery, connector }: ShownDelivery): string | undefined {
  const { entryId = '' } = delivery;
  if (!connector || !/^[A-Za-z0-9-]+$/.test(entryId)) return undefined;
  const { id, address, records = `${address}/` } = connector;
  const path = ENTRY_PATHS[id]?.(entryId, address);
  return path && `${records}${path}`;
}

/** Object type ids: https://developers.hubspot.com/docs/guides/crm/understanding-the-crm */
const HUBSPOT_TYPES: Readonly<Record<string, string>> = {
  ...{ contact: '0-1', company: '0-2', deal: '0-3', ticket: '0-5' },
};
const ZOHO_MODULES: Readonly<Record<string, string>> = {
  ...{ contact: 'Contacts', lead: 'Leads', account: 'Accounts', deal: 'Potentials' },
};

/** Where a record is, below the address of the account's records. */
const RECORD_PATHS: Readonly<
  Partial<Record<ConnectorId, (type: string, id: string, address: string) => string | undefined>>
> = {
  odoo: (type, id) => `odoo/${type}/${id}`,
  hubspot: (type, id) => below(`record/${HUBSPOT_TYPES[type] ?? ''}`, HUBSPOT_TYPES[type], id),
  salesforce: (type, id) => `lightning/r/${type}/${id}/view`,
  pipedrive: (type, id) => (type === 'lead' ? `leads/inbox/${id}` : `${type}/${id}`),
  zoho: (type, id) => below(`tab/${ZOHO_MODULES[type] ?? ''}`, ZOHO_MODULES[type], id),
  espocrm: (type, id) => `#${type}/view/${id}`,
  suitecrm: suitecrmPath,
};

/** The API of version 8 is in a folder, and its pages have their route in the hash. */
function suitecrmPath(module: string, id: string, address: string): string {
  return address.endsWith('/legacy')
    ? `#/${module.toLowerCase()}/record/${id}`
    : `index.php?module=${module}&action=DetailView&record=${id}`;
}

function below(path: string, known: string | undefined, id: string): string | undefined {
  return known && `${path}/${id}`;
}

/**
 * The address that opens the record that a call is logged on; `undefined` if the CRM is not connected,
 * or is a webhook. It is always below the address of the connected account.
 */
export function loggedRecordLink({ delivery, connector }: ShownDelivery): string | undefined {
  const { type = '', id = '' } = delivery.loggedOn ?? {};
  if (!connector || !/^[A-Za-z][\w.]*$/.test(type) || !/^[\w-]+$/.test(id)) return undefined;
  const { address, records = `${address}/` } = connector;
  const path = RECORD_PATHS[connector.id]?.(type, id, address);
  return path && `${records}${path}`;
}
