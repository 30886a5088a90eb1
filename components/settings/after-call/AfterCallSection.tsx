import { i18n } from '#i18n';
import { NoteTemplateList } from '@/components/settings/note-templates/NoteTemplateList';
import { Saved } from '@/components/settings/section/Saved';
import { Section } from '@/components/settings/section/Section';
import { Switch } from '@/components/shared/controls/Switch';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import type { Settings } from '@/lib/settings/table';
import { DispositionList } from './DispositionList';
import './after-call.css';

/** Settings of what is recorded after a call. */
export function AfterCallSection({
  model,
  settings,
}: {
  model: SettingsModel;
  settings: Settings;
}) {
  return (
    <Section id="after-call" title={i18n.t('after_call.title')}>
      <Switch
        on={settings.remindsOfFollowUps}
        onChange={(on) => void model.write('remindsOfFollowUps', on)}
      >
        {i18n.t('after_call.remind')}
      </Switch>
      <DispositionList model={model} list={settings.dispositions} />
      <NoteTemplateList model={model} list={settings.noteTemplates} />
      <Saved model={model} keys={['dispositions', 'noteTemplates', 'remindsOfFollowUps']} />
    </Section>
  );
}
