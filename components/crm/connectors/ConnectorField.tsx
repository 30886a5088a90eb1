import { Field } from '@/components/shared/controls/Field';
import type { ConnectorFieldName } from './connector-forms';
import type { ConnectorModel } from './connector-model';
import { connectorProblemText, isFaulty } from './connector-problem';
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
  const isMine =
    problem !== undefined && isFaulty(problem, { connector: chosen, field }, model.fields.value);
  return (
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
  );
}

/** What is stored and never shown again. */
function isKept(field: ConnectorFieldName): boolean {
  return field === 'key' || field === 'clientId' || field === 'clientSecret';
}
