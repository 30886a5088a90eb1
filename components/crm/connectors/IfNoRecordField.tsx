import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { ifNoRecordValues } from '@/lib/outbox/model/connector';
import type { ConnectorModel } from './connector-model';

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
      help={decided ? `${help} ${i18n.t('policy.managed')}.` : help}
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
