import { DEFAULT_TEMPLATE } from '@/lib/outbox/entry/entry-template';
import type { ConnectorId } from '@/lib/outbox/model';

/** A field of the form that connects a CRM. */
export type ConnectorFieldName = 'address' | 'key' | 'database' | 'template';

interface ConnectorForm {
  /** The name of the product. */
  name: string;
  fields: readonly ConnectorFieldName[];
}

/** What is entered to connect each CRM. */
export const connectorForms: Readonly<Record<ConnectorId, ConnectorForm>> = {
  odoo: { name: 'Odoo', fields: ['address', 'key', 'database'] },
  hubspot: { name: 'HubSpot', fields: ['key'] },
  pipedrive: { name: 'Pipedrive', fields: ['address', 'key'] },
  webhook: { name: 'Webhook', fields: ['address', 'key', 'template'] },
};

/** The fields of the form as typed. The stored key is never read back. */
export type TypedConnectorFields = Record<ConnectorFieldName, string>;

/** What stands in the fields of a CRM that is not connected. */
export const EMPTY_FIELDS: TypedConnectorFields = {
  ...{ address: '', database: '', key: '', template: DEFAULT_TEMPLATE },
};
