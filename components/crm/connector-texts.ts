import { i18n } from '#i18n';
import type { ConnectorId } from '@/lib/outbox/model';
import type { ConnectorFieldName } from '@/lib/state/crm/connector-forms';

interface FieldTexts {
  label: string;
  help: string;
}

const odoo = {
  address: () => ({ label: i18n.t('logging.address'), help: i18n.t('logging.address_help') }),
  key: () => ({ label: i18n.t('logging.key'), help: i18n.t('logging.key_help') }),
  database: () => ({ label: i18n.t('logging.database'), help: i18n.t('logging.database_help') }),
};

const hubspot = {
  key: () => ({ label: i18n.t('logging.token'), help: i18n.t('logging.hubspot_token_help') }),
};

const pipedrive = {
  address: () => ({
    label: i18n.t('logging.pipedrive_address'),
    help: i18n.t('logging.pipedrive_address_help'),
  }),
  key: () => ({ label: i18n.t('logging.api_token'), help: i18n.t('logging.pipedrive_token_help') }),
};

const webhook = {
  address: () => ({
    label: i18n.t('logging.webhook_address'),
    help: i18n.t('logging.webhook_address_help'),
  }),
  key: () => ({ label: i18n.t('logging.secret'), help: i18n.t('logging.secret_help') }),
  template: () => ({ label: i18n.t('logging.template'), help: i18n.t('logging.template_help') }),
};

const texts: Readonly<Record<ConnectorId, Partial<Record<ConnectorFieldName, () => FieldTexts>>>> =
  { odoo, hubspot, pipedrive, webhook };

/** Label and help of a field of the form that connects a CRM. */
export function fieldTexts(
  connector: ConnectorId,
  field: ConnectorFieldName,
  isStored: boolean,
): FieldTexts {
  const { label, help } = texts[connector][field]?.() ?? { label: '', help: '' };
  return { label, help: isStored && field === 'key' ? i18n.t('logging.key_saved') : help };
}
