import { i18n } from '#i18n';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import type { ConnectorId, MappingPart } from '@/lib/outbox/model/connector';
import type { ConnectorFieldName } from './connector-forms';

interface FieldTexts {
  label: string;
  help: string;
}

/** What texts depend on. */
interface FormState {
  isStored: boolean;
  /** Whether contacts are created: that needs a separate permission. */
  createsContacts?: boolean;
  /** The redirect address to enter in a CRM. */
  redirectUrl: () => string;
}

const odoo = {
  address: () => ({ label: i18n.t('logging.address'), help: i18n.t('logging.address_help') }),
  key: () => ({ label: i18n.t('logging.key'), help: i18n.t('logging.key_help') }),
  database: () => ({ label: i18n.t('logging.database'), help: i18n.t('logging.database_help') }),
};

const hubspot = {
  key: () => ({ label: i18n.t('logging.token'), help: i18n.t('logging.hubspot_token_help') }),
};

const salesforce = {
  address: () => ({
    label: i18n.t('logging.salesforce_address'),
    help: i18n.t('logging.salesforce_address_help'),
  }),
  clientId: ({ redirectUrl }: FormState) => ({
    label: i18n.t('logging.consumer_key'),
    help: i18n.t('logging.consumer_key_help', [nameInSentence(redirectUrl())]),
  }),
};

const pipedrive = {
  address: () => ({
    label: i18n.t('logging.pipedrive_address'),
    help: i18n.t('logging.pipedrive_address_help'),
  }),
  key: () => ({ label: i18n.t('logging.api_token'), help: i18n.t('logging.pipedrive_token_help') }),
};

/** What Handset asks Zoho for: https://www.zoho.com/crm/developer/docs/api/v8/scopes.html */
const ZOHO_SCOPES = [
  ...['calls.ALL', 'contacts.READ', 'leads.READ', 'accounts.READ'].map(
    (each) => `ZohoCRM.modules.${each}`,
  ),
  ...['ZohoSearch.securesearch.READ', 'ZohoCRM.org.READ', 'ZohoCRM.settings.fields.READ'],
];
const ZOHO_CREATE_SCOPE = 'ZohoCRM.modules.contacts.CREATE';

const zoho = {
  address: () => ({
    label: i18n.t('logging.zoho_address'),
    help: i18n.t('logging.zoho_address_help'),
  }),
  clientId: () => ({
    label: i18n.t('logging.client_id'),
    help: i18n.t('logging.zoho_client_id_help'),
  }),
  clientSecret: () => ({
    label: i18n.t('logging.client_secret'),
    help: i18n.t('logging.zoho_client_secret_help'),
  }),
  key: ({ createsContacts }: FormState) => ({
    label: i18n.t('logging.zoho_code'),
    help: i18n.t('logging.zoho_code_help', [
      nameInSentence([...ZOHO_SCOPES, ...(createsContacts ? [ZOHO_CREATE_SCOPE] : [])].join()),
    ]),
  }),
};

const espocrm = {
  address: () => ({
    label: i18n.t('logging.espocrm_address'),
    help: i18n.t('logging.espocrm_address_help'),
  }),
  key: () => ({ label: i18n.t('logging.espocrm_key'), help: i18n.t('logging.espocrm_key_help') }),
};

const suitecrm = {
  address: () => ({
    label: i18n.t('logging.suitecrm_address'),
    help: i18n.t('logging.suitecrm_address_help'),
  }),
  clientId: () => ({
    label: i18n.t('logging.client_id'),
    help: i18n.t('logging.suitecrm_client_id_help'),
  }),
  key: () => ({
    label: i18n.t('logging.client_secret'),
    help: i18n.t('logging.suitecrm_client_secret_help'),
  }),
};

/** The names of what is known of a call, as its entry has them; then what is the same in each. */
const mapped: Readonly<Record<MappingPart, () => FieldTexts>> = {
  disposition: () => ({ label: i18n.t('logging.entry_disposition'), help: '' }),
  note: () => ({ label: i18n.t('wrap_up.note'), help: '' }),
  recording: () => ({ label: i18n.t('logging.entry_recording'), help: '' }),
  duration: () => ({ label: i18n.t('log.duration'), help: '' }),
  callerId: () => ({ label: i18n.t('call.caller_id'), help: '' }),
  followUp: () => ({ label: i18n.t('logging.entry_follow_up'), help: '' }),
  fixedTexts: () => ({
    label: i18n.t('logging.fixed_texts'),
    help: i18n.t('logging.fixed_texts_help'),
  }),
};

const webhook = {
  address: () => ({
    label: i18n.t('logging.webhook_address'),
    help: i18n.t('logging.webhook_address_help'),
  }),
  key: () => ({ label: i18n.t('logging.secret'), help: i18n.t('logging.secret_help') }),
  template: () => ({ label: i18n.t('logging.template'), help: i18n.t('logging.template_help') }),
};

type TextsOf = Partial<Record<ConnectorFieldName, (state: FormState) => FieldTexts>>;

const texts: Readonly<Record<ConnectorId, TextsOf>> = {
  ...{ odoo, pipedrive, espocrm, webhook },
  hubspot: { ...hubspot, ...mapped },
  salesforce: { ...salesforce, ...mapped },
  zoho: { ...zoho, ...mapped },
  suitecrm: { ...suitecrm, ...mapped },
};

/** Label and help of a field of the form that connects a CRM. */
export function fieldTexts(
  connector: ConnectorId,
  field: ConnectorFieldName,
  state: FormState,
): FieldTexts {
  const { label, help } = texts[connector][field]?.(state) ?? { label: '', help: '' };
  return { label, help: (state.isStored && storedHelp(connector, field)) || help };
}

/** The label of a field. */
export function connectorFieldLabel(connector: ConnectorId, field: ConnectorFieldName): string {
  return fieldTexts(connector, field, { isStored: false, redirectUrl: () => '' }).label;
}

/** The help of a field whose value is stored, and not shown again. */
function storedHelp(connector: ConnectorId, field: ConnectorFieldName): string | undefined {
  if (field !== 'key') return undefined;
  return connector === 'zoho' ? i18n.t('logging.zoho_saved') : i18n.t('logging.key_saved');
}
