import { cleanCell } from '@/lib/lists/columns/cells/clean-cell';

/** The kind of a record and its id, as `lib/crm` names them. */
export interface RecordId {
  type: string;
  id: string;
}

const COUNTED = /^[1-9]\d{0,14}$/;
const UUID_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ZOHO_ID = /^zcrm_([1-9]\d{5,19})$/;

/** An id of Salesforce begins with that of its object. The last three characters are a checksum. */
const SALESFORCE_RECORD = /^(00[13Q6]|500)[A-Za-z0-9]{12}(?:[A-Z0-5]{3})?$/;
const SALESFORCE_OBJECTS: Readonly<Record<string, string>> = {
  '003': 'Contact',
  '00Q': 'Lead',
  '001': 'Account',
  '006': 'Opportunity',
  '500': 'Case',
};

/** The external id that Odoo makes for an exported record: its table, its id and a random part. */
const ODOO_RECORD = /^__export__\.(res_partner|crm_lead)_([1-9]\d*)(?:_[0-9a-f]{8})?$/;
const ODOO_MODELS: Readonly<Record<string, string>> = {
  res_partner: 'res.partner',
  crm_lead: 'crm.lead',
};

/**
 * Reads the id in a cell of an export of this CRM. `type` is what the headings say of the rows; ids of
 * Salesforce and Odoo say it themselves. `undefined` for anything that is no such id.
 */
export function readRecordId(crm: string, text: string, type?: string): RecordId | undefined {
  const cell = cleanCell(text);
  switch (crm) {
    case 'salesforce': {
      const [id, prefix = ''] = SALESFORCE_RECORD.exec(cell) ?? [];
      const object = SALESFORCE_OBJECTS[prefix];
      return id && object ? { type: object, id } : undefined;
    }
    case 'odoo': {
      const [, table = '', id] = ODOO_RECORD.exec(cell) ?? [];
      const model = ODOO_MODELS[table];
      if (id && model) return { type: model, id };
      return withType(COUNTED.test(cell) ? cell : undefined, type);
    }
    case 'zoho':
      return withType(ZOHO_ID.exec(cell)?.[1], type);
    case 'hubspot':
      return withType(COUNTED.test(cell) ? cell : undefined, type);
    case 'pipedrive':
      return withType((type === 'lead' ? UUID_ID : COUNTED).test(cell) ? cell : undefined, type);
    case 'dynamics':
      return withType(UUID_ID.test(cell) ? cell.toLowerCase() : undefined, type);
    default:
      return undefined;
  }
}

function withType(id: string | undefined, type: string | undefined): RecordId | undefined {
  return id && type ? { type, id } : undefined;
}
