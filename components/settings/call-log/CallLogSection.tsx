import { i18n } from '#i18n';
import { Saved } from '@/components/settings/section/Saved';
import { Section } from '@/components/settings/section/Section';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { countText } from '@/components/shared/lists/count-text';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import type { Settings } from '@/lib/settings/table';
import { DeleteLog } from './DeleteLog';
import type { LogDeletionModel } from './log-deletion-model';

/** Times to choose from, days. */
const KEEP_DAYS = [30, 60, 90, 180, 365, 730];

interface CallLogSectionProps {
  model: SettingsModel;
  settings: Settings;
  deletion: LogDeletionModel;
}

/** For how long calls are kept, and deleting them now. */
export function CallLogSection({ model, settings, deletion }: CallLogSectionProps) {
  return (
    <Section id="call-log" title={i18n.t('retention.title')}>
      <Field id="keep-calls" label={i18n.t('retention.keep')} help={i18n.t('retention.help')}>
        {(aria) => (
          <Select
            {...aria}
            value={String(settings.keepCallsDays)}
            choices={choicesWith(settings.keepCallsDays)}
            onChoose={(days) => void model.write('keepCallsDays', Number(days))}
          />
        )}
      </Field>
      <Saved model={model} keys={['keepCallsDays']} />
      <DeleteLog model={deletion} />
    </Section>
  );
}

/** The choices, with the stored value even if it is not one of them. */
function choicesWith(current: number) {
  const days = [...new Set([...KEEP_DAYS, ...(current ? [current] : [])])].sort((a, b) => a - b);
  const limited = days.map((count) => ({
    value: String(count),
    words: i18n.t('retention.days', [countText(count)]),
  }));
  return [{ value: '0', words: i18n.t('retention.no_limit') }, ...limited];
}
