import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { ManagedPart } from '@/components/shared/managed/Managed';
import { ifNoRecordValues, logsWhenValues } from '@/lib/outbox/model/connector';
import { type ConnectorFieldName, connectorForms } from './connector-forms';
import type { ConnectorModel } from './connector-model';
import { connectorProblemText, isFaulty, isMappingProblem } from './connector-problem';
import { fieldTexts } from './connector-texts';

const PASSWORD = { type: 'password' } as const;
const TEXT = { type: 'text' } as const;

/** A field of the form that connects a CRM. */
export function ConnectorField(props: { model: ConnectorModel; field: ConnectorFieldName }) {
  const { model, field } = props;
  const chosen = model.chosen.value;
  const isStored = model.stored.value !== undefined;
  const isHidden = field === 'key' || field === 'clientSecret';
  const result = model.result.value;
  const problem = result?.state === 'problem' ? result.problem : undefined;
  const isFixed = model.isFixed(field);
  const isMine =
    problem !== undefined && isFaulty(problem, { connector: chosen, field }, model.fields.value);
  return (
    <ManagedPart management={isFixed ? 'locked' : undefined}>
      <Field
        id={`crm-${field}`}
        {...fieldTexts(chosen, field, {
          ...{ isStored, redirectUrl: model.redirectUrl },
          createsContacts: model.fields.value.ifNoRecord === 'create',
        })}
        problem={isMine ? connectorProblemText(problem, chosen) : undefined}
      >
        {(aria) =>
          field === 'template' || field === 'fixedTexts' ? (
            <textarea
              {...aria}
              dir="ltr"
              rows={field === 'template' ? 8 : 3}
              spellcheck={false}
              value={model.fields.value[field]}
              onInput={(event) => model.type(field, event.currentTarget.value)}
            />
          ) : (
            <input
              {...aria}
              dir="ltr"
              {...(isHidden ? PASSWORD : TEXT)}
              autoComplete="off"
              spellcheck={false}
              placeholder={isStored && isKept(field) ? '••••••••••••' : ''}
              value={model.fields.value[field]}
              onInput={(event) => model.type(field, event.currentTarget.value)}
            />
          )
        }
      </Field>
    </ManagedPart>
  );
}

/** What is stored and never shown again. */
function isKept(field: ConnectorFieldName): boolean {
  return field === 'key' || field === 'clientId' || field === 'clientSecret';
}

/** Chooses when a call is logged: when the service accepts it, or once it ended. */
export function LogsWhenField({ model }: { model: ConnectorModel }) {
  const choices = logsWhenValues.map((value) => ({
    value,
    words: i18n.t(`logging.when_${value}`),
  }));
  const { logsWhen } = model.fields.value;
  const chosen = logsWhenValues.find((value) => value === logsWhen) ?? 'placed';
  return (
    <Field id="crm-logs-when" label={i18n.t('logging.when')} help={i18n.t('logging.when_help')}>
      {(aria) => (
        <Select
          {...aria}
          value={chosen}
          choices={choices}
          onChoose={(value) => model.type('logsWhen', value)}
        />
      )}
    </Field>
  );
}

/**
 * Chooses what is done about a call whose number is in no record. A webhook has no records. If an
 * administrator decided, there is no choice.
 */
export function IfNoRecordField({ model }: { model: ConnectorModel }) {
  if (model.chosen.value === 'webhook') return null;
  const decided = model.decidedIfNoRecord.value;
  const allowed = ifNoRecordValues.filter((value) => !decided || value === decided);
  const choices = allowed.map((value) => ({
    value,
    words: i18n.t(`logging.if_no_record_${value}`),
  }));
  const help = i18n.t('logging.if_no_record_help');
  const { ifNoRecord } = model.fields.value;
  const chosen = ifNoRecordValues.find((value) => value === ifNoRecord) ?? 'keep';
  return (
    <Field
      id="crm-if-no-record"
      label={i18n.t('logging.if_no_record')}
      help={decided ? `${help} ${i18n.t('policy.managed_sentence')}` : help}
    >
      {(aria) => (
        <Select
          {...aria}
          value={chosen}
          choices={choices}
          onChoose={(value) => model.type('ifNoRecord', value)}
        />
      )}
    </Field>
  );
}

/** Which field of the CRM's entry gets what. Open once there is something to correct. */
export function MappedFields({ model }: { model: ConnectorModel }) {
  const connector = model.chosen.value;
  const { name: crm, mapped } = connectorForms[connector];
  if (!mapped) return null;
  const result = model.result.value;
  const isWrong = result && 'problem' in result && isMappingProblem(result.problem);
  return (
    <details
      class="connector-mapping"
      // Not the attribute `open`: the part would close again while the rep corrects the name.
      ref={(part) => {
        if (part && isWrong) part.open = true;
      }}
    >
      <summary>{i18n.t('logging.fields', [crm])}</summary>
      <p>{i18n.t('logging.fields_help')}</p>
      {mapped.map((name) => (
        <ConnectorField key={name} model={model} field={name} />
      ))}
    </details>
  );
}
