import { i18n } from '#i18n';
import { Select } from '@/components/shared/controls/Select';
import { Icon } from '@/components/shared/icons/Icon';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { languageTags } from '@/lib/settings/languages';
import { isLocked } from '@/lib/settings/policy';
import './language-choice.css';

/** The language of our texts. Its icon and the languages' own names lead a rep who can't read the present one. */
export function LanguageChoice({
  model,
}: {
  model: Pick<SettingsModel, 'value' | 'policy' | 'write'>;
}) {
  const settings = model.value.value;
  if (!settings) return null;
  const languages = languageTags.map((tag) => ({ value: tag, words: ownName(tag) }));
  return (
    <div class="language-choice">
      <Icon name="globe" />
      <Select
        id="language"
        aria-label={i18n.t('options.language')}
        value={settings.language}
        disabled={isLocked(model.policy.value, 'language')}
        choices={[{ value: '', words: i18n.t('options.language_browser') }, ...languages]}
        onChoose={(language) => void model.write('language', language)}
      />
    </div>
  );
}

/** A language's name in itself: `Deutsch`, `Português (Brasil)`. */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
