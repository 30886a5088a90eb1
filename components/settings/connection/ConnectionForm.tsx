import { useLayoutEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { SecretInput } from '@/components/settings/section/SecretInput';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { Managed } from '@/components/shared/managed/Managed';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { noPolicy, type Policy } from '@/lib/settings/policy';
import { type Settings, settings } from '@/lib/settings/table';
import { ConnectionResult } from './ConnectionResult';
import type { ConnectionModel } from './connection-model';
import { connectionProblemText, fieldIds, focusConnectionField } from './connection-problem';
import { completeServiceUrl } from './service-url';
import './connection-form.css';

interface ConnectionFormProps {
  model: ConnectionModel;
  settings: Settings;
  /** What an administrator decided. */
  policy?: Policy;
  /** At first set-up: the word on the one button, which saves and tests. */
  submit?: string;
}

/** The service's URL and token. A refused connection keeps what was typed. */
export function ConnectionForm({
  model,
  settings,
  policy = noPolicy,
  submit,
}: ConnectionFormProps) {
  const result = model.result.value;
  const busy = result?.state === 'testing' || result?.state === 'saving';
  useLayoutEffect(() => {
    if (result?.state === 'problem' && result.field) focusConnectionField(result.field);
  }, [result]);
  return (
    <form
      class="connection"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.save();
      }}
    >
      <Managed policy={policy} setting="baseUrl">
        <AddressField model={model} />
      </Managed>
      <TokenField model={model} hasToken={settings.hasToken} />
      <details class="connection-advanced">
        <summary>{i18n.t('options.advanced')}</summary>
        <Managed policy={policy} setting="tokenHeader">
          <HeaderSelect model={model} />
        </Managed>
      </details>
      {completeServiceUrl(model.fields.value.baseUrl) !== settings.baseUrl && (
        <p class="connection-asks">{i18n.t('options.connection_asks')}</p>
      )}
      <div class="connection-actions">
        <button type="submit" class="primary" disabled={busy}>
          {submitText(submit, result?.state)}
        </button>
        {!submit && (
          <button type="button" class="ghost" disabled={busy} onClick={() => void model.test()}>
            {i18n.t(result?.state === 'testing' ? 'options.testing' : 'options.test')}
          </button>
        )}
      </div>
      <ConnectionResult model={model} />
    </form>
  );
}

function submitText(first: string | undefined, state: ConnectionState | undefined): string {
  if (state === 'saving') return i18n.t(first ? 'options.testing' : 'options.saving');
  return first ?? i18n.t('options.save');
}

type ConnectionState = NonNullable<ConnectionModel['result']['value']>['state'];

/** Returns the problem of a field, if the last answer was about it. */
function problemAt(model: ConnectionModel, field: 'baseUrl' | 'token'): string | undefined {
  const result = model.result.value;
  const isOfField = result?.state === 'problem' && result.field === field;
  return isOfField ? connectionProblemText(result.problem) : undefined;
}

/** Returns the help text: the complete URL if the rep typed none. */
function urlHelp(typed: string): string {
  const url = completeServiceUrl(typed);
  return url === typed.trim()
    ? i18n.t('options.base_url_example')
    : i18n.t('options.base_url_used', [nameInSentence(url)]);
}

function AddressField({ model }: { model: ConnectionModel }) {
  return (
    <Field
      id={fieldIds.baseUrl}
      label={i18n.t('options.base_url')}
      help={urlHelp(model.fields.value.baseUrl)}
      problem={problemAt(model, 'baseUrl')}
    >
      {(aria) => (
        <input
          {...aria}
          dir="ltr"
          type="url"
          autoComplete="off"
          spellcheck={false}
          value={model.fields.value.baseUrl}
          onInput={(event) => model.type('baseUrl', event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function TokenField({ model, hasToken }: { model: ConnectionModel; hasToken: boolean }) {
  return (
    <Field
      id={fieldIds.token}
      label={i18n.t('options.token')}
      help={i18n.t(hasToken ? 'options.token_saved' : 'options.token_private')}
      problem={problemAt(model, 'token')}
    >
      {(aria) => (
        <SecretInput
          aria={aria}
          isStored={hasToken}
          value={model.fields.value.token}
          onType={(text) => model.type('token', text)}
        />
      )}
    </Field>
  );
}

const headers = settings.tokenHeader.schema.options;

/** The choice of the HTTP header for the token. */
function HeaderSelect({ model }: { model: ConnectionModel }) {
  return (
    <Field
      id="token-header"
      label={i18n.t('options.token_header')}
      help={i18n.t('options.token_header_help')}
    >
      {(aria) => (
        <Select
          {...aria}
          value={model.fields.value.tokenHeader}
          choices={headers.map((header) => ({ value: header, words: header }))}
          onChoose={(header) => model.type('tokenHeader', header)}
        />
      )}
    </Field>
  );
}
