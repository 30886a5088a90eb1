import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { settings } from '@/lib/settings/table';
import type { ConnectionModel } from './connection-model';

const headers = settings.tokenHeader.schema.options;

/** The choice of the HTTP header for the token. */
export function HeaderSelect({ model }: { model: ConnectionModel }) {
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
