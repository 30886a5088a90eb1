import { i18n } from '#i18n';
import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import type { Settings } from '@/lib/settings/table';
import { countriesByName } from '@/lib/state/countries';
import type { SettingsModel } from '@/lib/state/settings-model';
import { Saved } from './Saved';
import { SecondsField } from './SecondsField';
import { Section } from './Section';

const REPEAT_MOST = 86_400;

/** How calling goes: the country of bare numbers, the undo, the lock. Each is kept at once. */
export function CallingSection({ model, settings }: { model: SettingsModel; settings: Settings }) {
  return (
    <Section id="calling" title={i18n.t('options.calling')}>
      <CountryField model={model} settings={settings} />
      <SecondsField
        id="undo"
        label={i18n.t('options.undo')}
        help={i18n.t('options.undo_words')}
        most={10}
        value={settings.undoSeconds}
        onKeep={(seconds) => void model.write('undoSeconds', seconds)}
      />
      <SecondsField
        id="repeat"
        label={i18n.t('options.repeat')}
        help={i18n.t('options.repeat_words')}
        most={REPEAT_MOST}
        value={settings.repeatSeconds}
        onKeep={(seconds) => void model.write('repeatSeconds', seconds)}
      />
      <Saved model={model} keys={['defaultCountry', 'undoSeconds', 'repeatSeconds']} />
    </Section>
  );
}

function CountryField({ model, settings }: { model: SettingsModel; settings: Settings }) {
  const countries = countriesByName().map(({ code, name }) => ({ value: code, words: name }));
  return (
    <Field id="country" label={i18n.t('options.country')}>
      {(aria) => (
        <Select
          {...aria}
          value={settings.defaultCountry}
          choices={[{ value: '', words: i18n.t('options.country_browser') }, ...countries]}
          onChoose={(code) => void model.write('defaultCountry', code)}
        />
      )}
    </Field>
  );
}
