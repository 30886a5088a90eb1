import type { ConnectorId } from '@/lib/outbox/model';

/** A field of the form that connects a CRM. */
export type ConnectorFieldName = 'address' | 'key' | 'database';

interface ConnectorForm {
  /** The name of the product. */
  name: string;
  fields: readonly ConnectorFieldName[];
}

/** What is entered to connect each CRM. */
export const connectorForms: Readonly<Record<ConnectorId, ConnectorForm>> = {
  odoo: { name: 'Odoo', fields: ['address', 'key', 'database'] },
  hubspot: { name: 'HubSpot', fields: ['key'] },
};
