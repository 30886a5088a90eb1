import { i18n } from '#i18n';
import { Saved, Section } from '@/components/settings/section/Section';
import { Switch } from '@/components/shared/controls/Switch';
import { Managed } from '@/components/shared/managed/Managed';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { Remark } from '@/components/shared/notices/Remark';
import { momentText } from '@/lib/i18n/times';
import type { SyncState } from '@/lib/settings/model/sync';
import type { Settings } from '@/lib/settings/table';
import { syncProblemText } from './sync-problem-text';

interface SyncSectionProps {
  store: Pick<SettingsModel, 'lastWrite' | 'policy' | 'write'>;
  settings: Settings;
  sync: SyncState;
}

/** Whether the browser keeps the settings the same everywhere, what that covers, and how far it came. */
export function SyncSection({ store, settings, sync }: SyncSectionProps) {
  const isOn = settings.syncsSettings;
  return (
    <Section id="sync" title={i18n.t('settings_sync.title')} words={i18n.t('settings_sync.help')}>
      <Managed policy={store.policy.value} setting="syncsSettings">
        <Switch on={isOn} onChange={(on) => void store.write('syncsSettings', on)}>
          {i18n.t('settings_sync.on')}
        </Switch>
      </Managed>
      <p class="section-help">{i18n.t('settings_sync.what')}</p>
      {!isOn && <p class="section-help">{i18n.t('settings_sync.taken_over')}</p>}
      <div role="status">{isOn && <SyncStatus sync={sync} />}</div>
      <Saved model={store} keys={['syncsSettings']} />
    </Section>
  );
}

function SyncStatus({ sync: { at, problem } }: Pick<SyncSectionProps, 'sync'>) {
  if (problem) return <Remark tone="stop">{syncProblemText(problem)}</Remark>;
  return at === undefined ? null : <p>{i18n.t('settings_sync.synced', [momentText(at)])}</p>;
}
