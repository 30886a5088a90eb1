import { i18n } from '#i18n';
import { Field } from '@/components/ui/Field';
import type { ConnectorId } from '@/lib/outbox/model';
import type { ConnectorFieldName } from '@/lib/state/crm/connector-forms';
import type { ConnectorModel } from '@/lib/state/crm/connector-model';
import { connectorProblemText, faultyField } from './connector-problem';

const keyLabels = {
  odoo: () => i18n.t('logging.key'),
  hubspot: () => i18n.t('logging.token'),
} satisfies Record<ConnectorId, () => string>;

const keyHelps = {
  odoo: () => i18n.t('logging.key_help'),
  hubspot: () => i18n.t('logging.hubspot_token_help'),
} satisfies Record<ConnectorId, () => string>;

function labelOf(field: ConnectorFieldName, connector: ConnectorId): string {
  if (field === 'key') return keyLabels[connector]();
  return i18n.t(field === 'address' ? 'logging.address' : 'logging.database');
}

function helpOf(field: ConnectorFieldName, connector: ConnectorId, isStored: boolean): string {
  if (field === 'address') return i18n.t('logging.address_help');
  if (field === 'database') return i18n.t('logging.database_help');
  return isStored ? i18n.t('logging.key_saved') : keyHelps[connector]();
}

const PASSWORD = { type: 'password' } as const;
const TEXT = { type: 'text' } as const;

/** A field of the form that connects a CRM. */
export function ConnectorField(props: { model: ConnectorModel; field: ConnectorFieldName }) {
  const { model, field } = props;
  const chosen = model.chosen.value;
  const isStored = model.stored.value !== undefined;
  const isHidden = field === 'key';
  const result = model.result.value;
  const problem = result?.state === 'problem' ? result.problem : undefined;
  const isMine = problem !== undefined && faultyField(problem, chosen) === field;
  return (
    <Field
      id={`crm-${field}`}
      label={labelOf(field, chosen)}
      help={helpOf(field, chosen, isStored)}
      problem={isMine ? connectorProblemText(problem) : undefined}
    >
      {(aria) => (
        <input
          {...aria}
          dir="ltr"
          {...(isHidden ? PASSWORD : TEXT)}
          autoComplete="off"
          spellcheck={false}
          placeholder={isHidden && isStored ? '••••••••••••' : ''}
          value={model.fields.value[field]}
          onInput={(event) => model.type(field, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
