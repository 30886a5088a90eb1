import { i18n } from '#i18n';
import { Section } from '@/components/settings/section/Section';
import { Switch } from '@/components/shared/controls/Switch';
import { Remark } from '@/components/shared/notices/Remark';
import { problemText } from '@/lib/i18n/problem-text';
import type { SettingsExport } from './export-model';
import { OpenFile } from './OpenFile';
import type { SettingsFileModel } from './settings-file-model';

interface SettingsFileSectionProps {
  model: SettingsFileModel;
  exported: SettingsExport;
}

/** The settings as a file, out and in. */
export function SettingsFileSection({ model, exported }: SettingsFileSectionProps) {
  const { withToken, hasFailed } = exported;
  return (
    <Section
      id="settings-file"
      title={i18n.t('settings_file.title')}
      words={i18n.t('settings_file.help')}
    >
      <Switch
        on={withToken.value}
        onChange={(on) => {
          withToken.value = on;
        }}
      >
        {i18n.t('settings_file.with_token')}
      </Switch>
      {withToken.value && <Remark tone="warn">{i18n.t('settings_file.token_warning')}</Remark>}
      <button type="button" class="ghost settings-file-export" onClick={() => void exported.save()}>
        {i18n.t('settings_file.export')}
      </button>
      <div role="status">
        {hasFailed.value && <Remark tone="stop">{problemText({ code: 'no-answer' })}</Remark>}
      </div>
      <OpenFile model={model} />
    </Section>
  );
}
