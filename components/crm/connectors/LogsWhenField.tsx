import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { logsWhenValues } from '@/lib/outbox/model/connector';
import type { ConnectorModel } from './connector-model';

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
