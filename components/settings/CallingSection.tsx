import { i18n } from '#i18n';
import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import type { SettingKey, Settings } from '@/lib/settings/table';
import { countriesByName } from '@/lib/state/countries';
import type { SettingsModel } from '@/lib/state/settings-model';
import { Saved } from './Saved';
import { Section } from './Section';
import { WholeNumberField } from './WholeNumberField';

const DAY_S = 86_400;
const KEYS: readonly SettingKey[] = [
  'defaultCountry',
  'undoSeconds',
  'repeatSeconds',
  'callsPerMinute',
  'followSeconds',
];

/** How calling goes: the country of bare numbers, undo, lock, pace, following. Each is kept at once. */
export function CallingSection({ model, settings }: { model: SettingsModel; settings: Settings }) {
  const seconds = i18n.t('options.seconds');
  return (
    <Section id="calling" title={i18n.t('options.calling')}>
      <CountryField model={model} settings={settings} />
      <WholeNumberField
        id="undo"
        label={i18n.t('options.undo')}
        help={i18n.t('options.undo_words')}
        unit={seconds}
        least={0}
        most={10}
        value={settings.undoSeconds}
        onKeep={(value) => void model.write('undoSeconds', value)}
      />
      <WholeNumberField
        id="repeat"
        label={i18n.t('options.repeat')}
        help={i18n.t('options.repeat_words')}
        unit={seconds}
        least={0}
        most={DAY_S}
        value={settings.repeatSeconds}
        onKeep={(value) => void model.write('repeatSeconds', value)}
      />
      <WholeNumberField
        id="pace"
        label={i18n.t('options.pace')}
        help={i18n.t('options.pace_words')}
        unit={i18n.t('options.calls_a_minute')}
        least={1}
        most={60}
        value={settings.callsPerMinute}
        onKeep={(value) => void model.write('callsPerMinute', value)}
      />
      <WholeNumberField
        id="follow"
        label={i18n.t('options.follow')}
        help={i18n.t('options.follow_words')}
        unit={seconds}
        least={30}
        most={3600}
        value={settings.followSeconds}
        onKeep={(value) => void model.write('followSeconds', value)}
      />
      <Saved model={model} keys={KEYS} />
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
