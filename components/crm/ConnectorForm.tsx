import { i18n } from '#i18n';
import { Field } from '@/components/ui/Field';
import { Remark } from '@/components/ui/Remark';
import type { Problem } from '@/lib/calls/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type {
  ConnectorModel,
  ConnectorResult,
  TypedConnectorFields,
} from '@/lib/state/crm/connector-model';
import './connector-form.css';

/** Connects Odoo: its address and an API key. A refused connection keeps what was typed. */
export function ConnectorForm({ model }: { model: ConnectorModel }) {
  const result = model.result.value;
  const stored = model.stored.value;
  const busy = result?.state === 'testing' || result?.state === 'saving';
  return (
    <form
      class="connector"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.save();
      }}
    >
      <ConnectorField model={model} field="address" help={i18n.t('logging.address_help')} />
      <ConnectorField
        model={model}
        field="key"
        help={i18n.t(stored ? 'logging.key_saved' : 'logging.key_help')}
      />
      <ConnectorField model={model} field="database" help={i18n.t('logging.database_help')} />
      <div class="connector-actions">
        <button type="submit" class="primary" disabled={busy}>
          {i18n.t(connectLabel(result, stored !== undefined))}
        </button>
        <button type="button" class="ghost" disabled={busy} onClick={() => void model.test()}>
          {i18n.t(result?.state === 'testing' ? 'options.testing' : 'options.test')}
        </button>
        {stored && (
          <button
            type="button"
            class="ghost"
            disabled={busy}
            onClick={() => void model.disconnect()}
          >
            {i18n.t('logging.disconnect')}
          </button>
        )}
      </div>
      <div role="status">
        <ConnectorRemark model={model} />
      </div>
    </form>
  );
}

function connectLabel(result: ConnectorResult | undefined, isStored: boolean) {
  if (result?.state === 'saving') return 'logging.connecting';
  return isStored ? 'options.save' : 'logging.connect';
}

const labels = {
  address: () => i18n.t('logging.address'),
  key: () => i18n.t('logging.key'),
  database: () => i18n.t('logging.database'),
} satisfies Record<keyof TypedConnectorFields, () => string>;

const PASSWORD = { type: 'password' } as const;
const TEXT = { type: 'text' } as const;

interface ConnectorFieldProps {
  model: ConnectorModel;
  field: keyof TypedConnectorFields;
  help: string;
}

function ConnectorField({ model, field, help }: ConnectorFieldProps) {
  const isHidden = field === 'key';
  const result = model.result.value;
  const problem = result?.state === 'problem' ? result.problem : undefined;
  const isMine = problem !== undefined && fieldOf(problem) === field;
  return (
    <Field
      id={`crm-${field}`}
      label={labels[field]()}
      help={help}
      problem={isMine ? connectorProblemText(problem) : undefined}
    >
      {(aria) => (
        <input
          {...aria}
          dir="ltr"
          {...(isHidden ? PASSWORD : TEXT)}
          autoComplete="off"
          spellcheck={false}
          placeholder={isHidden && model.stored.value ? '••••••••••••' : ''}
          value={model.fields.value[field]}
          onInput={(event) => model.type(field, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** The field to correct after a problem, if it is one. */
function fieldOf({ code }: Problem): keyof TypedConnectorFields | undefined {
  if (code.startsWith('url-') || code === 'crm-not-odoo') return 'address';
  return faults[code];
}

const faults: Readonly<Partial<Record<ProblemCode, keyof TypedConnectorFields>>> = {
  'crm-no-key': 'key',
  'crm-key-again': 'key',
  'crm-unauthorised': 'key',
  'crm-wrong-database': 'database',
};

function connectorProblemText(problem: Problem): string {
  return problem.code === 'url-empty' ? i18n.t('logging.address_missing') : problemText(problem);
}

/** The outcome of the last press, else whether the CRM is connected. */
function ConnectorRemark({ model }: { model: ConnectorModel }) {
  const result = model.result.value;
  const stored = model.stored.value;
  if (result?.state === 'problem') {
    if (fieldOf(result.problem)) return null;
    return <Remark tone="stop">{connectorProblemText(result.problem)}</Remark>;
  }
  if (result?.state === 'saved-but') {
    const words = i18n.t('logging.connected_but', [connectorProblemText(result.problem)]);
    return <Remark tone="warn">{words}</Remark>;
  }
  if (result?.state === 'tested') return <Remark tone="call">{i18n.t('logging.tested')}</Remark>;
  if (!stored) return null;
  if (stored.stopped) {
    return <Remark tone="warn">{i18n.t('logging.stopped', [problemText(stored.stopped)])}</Remark>;
  }
  return (
    <Remark tone="call">{i18n.t('logging.connected', [nameInSentence(stored.address)])}</Remark>
  );
}
