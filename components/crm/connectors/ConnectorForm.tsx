import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { ConnectorField, IfNoRecordField, LogsWhenField, MappedFields } from './ConnectorFields';
import { ConnectorRemark } from './ConnectorRemark';
import { connectorForms } from './connector-forms';
import type { ConnectorModel } from './connector-model';
import './connector-form.css';

/** Connects a CRM: which one, its address and a key. A refused connection keeps what was typed. */
export function ConnectorForm({ model }: { model: ConnectorModel }) {
  const chosen = model.chosen.value;
  return (
    <form
      class="connector"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.save();
      }}
    >
      <ConnectorChoice model={model} />
      {connectorForms[chosen].fields.map((field) => (
        <ConnectorField key={`${chosen}-${field}`} model={model} field={field} />
      ))}
      <LogsWhenField model={model} />
      <IfNoRecordField model={model} />
      <MappedFields key={chosen} model={model} />
      <FormButtons model={model} />
      <div role="status">
        <ConnectorRemark model={model} />
      </div>
    </form>
  );
}

function ConnectorChoice({ model }: { model: ConnectorModel }) {
  const connected = model.connected.value;
  const choices = model.offered.value.map((value) => {
    const { name } = connectorForms[value];
    const words = connected.includes(value) ? i18n.t('logging.crm_connected', [name]) : name;
    return { value, words };
  });
  const { name, isUntried } = connectorForms[model.chosen.value];
  const help = isUntried ? { help: i18n.t('logging.untried', [name]) } : {};
  return (
    <Field id="crm-choice" label={i18n.t('logging.crm')} {...help}>
      {(aria) => (
        <Select {...aria} value={model.chosen.value} choices={choices} onChoose={model.choose} />
      )}
    </Field>
  );
}

function FormButtons({ model }: { model: ConnectorModel }) {
  const result = model.result.value;
  const isStored = model.stored.value !== undefined;
  const busy = result?.state === 'testing' || result?.state === 'saving';
  return (
    <div class="connector-actions">
      <button type="submit" class="primary" disabled={busy}>
        {i18n.t(connectLabel(model))}
      </button>
      {(isStored || !connectorForms[model.chosen.value].signsIn) && (
        <button type="button" class="ghost" disabled={busy} onClick={() => void model.test()}>
          {i18n.t(result?.state === 'testing' ? 'options.testing' : 'options.test')}
        </button>
      )}
      <button type="button" class="ghost" disabled={busy} onClick={() => void model.preview()}>
        {i18n.t('logging.preview')}
      </button>
      {isStored && (
        <button type="button" class="ghost" disabled={busy} onClick={() => void model.disconnect()}>
          {i18n.t('logging.disconnect')}
        </button>
      )}
    </div>
  );
}

function connectLabel({ result, signsIn, stored }: ConnectorModel) {
  if (result.value?.state === 'saving') return 'logging.connecting';
  if (signsIn.value) return 'logging.sign_in';
  return stored.value ? 'options.save' : 'logging.connect';
}
