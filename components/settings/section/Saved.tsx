import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import { problemText } from '@/lib/i18n/problem-text';
import type { SettingKey } from '@/lib/settings/table';
import type { SettingsModel } from '@/lib/state/settings/settings-model';
import './saved.css';

interface SavedProps {
  model: Pick<SettingsModel, 'written'>;
  /** The settings of this section. */
  keys: readonly SettingKey[];
}

/** Says whether the last change of these settings was saved. */
export function Saved({ model, keys }: SavedProps) {
  const written = model.written.value;
  const mine = written && keys.includes(written.key) ? written : undefined;
  return (
    <p class="saved" role="status">
      {mine?.kept && (
        <span class="saved-yes" key={mine.turn}>
          <Icon name="check" />
          {i18n.t('options.saved')}
        </span>
      )}
      {mine && !mine.kept && <span class="saved-no">{problemText({ code: 'not-saved' })}</span>}
    </p>
  );
}
