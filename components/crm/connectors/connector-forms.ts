import { DEFAULT_TEMPLATE } from '@/lib/outbox/entry/entry-template';
import { type ConnectorId, type MappingPart, mappingParts } from '@/lib/outbox/model/connector';

/** A field of the form that connects a CRM. */
export type ConnectorFieldName =
  | 'address'
  | 'clientId'
  | 'clientSecret'
  | 'key'
  | 'database'
  | 'template'
  | 'logsWhen'
  | 'ifNoRecord'
  | MappingPart;

interface FormDescription {
  /** The name of the product. */
  name: string;
  fields: readonly ConnectorFieldName[];
  /** What is said of the fields of the CRM's entry, if its entries have fields by name. */
  mapped?: readonly MappingPart[];
  /** The rep types a code that can be used once, so the form tests after saving, not before. */
  signsIn?: boolean;
  /** The rep signs in on a page of the CRM. */
  hasSignInPage?: boolean;
  /** Never tried on the product itself: only on a fake, built from the vendor's specification. */
  isUntried?: true;
}

/** What is entered to connect each CRM. */
export const connectorForms: Readonly<Record<ConnectorId, FormDescription>> = {
  odoo: { name: 'Odoo', fields: ['address', 'key', 'database'] },
  hubspot: { name: 'HubSpot', fields: ['key'], mapped: mappingParts, isUntried: true },
  salesforce: {
    name: 'Salesforce',
    fields: ['address', 'clientId'],
    mapped: mappingParts,
    signsIn: true,
    hasSignInPage: true,
    isUntried: true,
  },
  pipedrive: { name: 'Pipedrive', fields: ['address', 'key'], isUntried: true },
  zoho: {
    name: 'Zoho CRM',
    fields: ['address', 'clientId', 'clientSecret', 'key'],
    mapped: mappingParts,
    signsIn: true,
    isUntried: true,
  },
  espocrm: { name: 'EspoCRM', fields: ['address', 'key'] },
  suitecrm: { name: 'SuiteCRM', fields: ['address', 'clientId', 'key'], mapped: mappingParts },
  webhook: { name: 'Webhook', fields: ['address', 'key', 'template'] },
};

/** The fields of the form as typed. The stored key is never read back. */
export type TypedConnectorFields = Record<ConnectorFieldName, string>;

/** The content of the fields of a CRM that is not connected. */
export const EMPTY_FIELDS: TypedConnectorFields = {
  ...{ address: '', clientId: '', clientSecret: '', key: '', database: '' },
  ...{ template: DEFAULT_TEMPLATE, logsWhen: 'placed', ifNoRecord: 'keep' },
  ...{ disposition: '', note: '', recording: '', duration: '', callerId: '', followUp: '' },
  fixedTexts: '',
};
