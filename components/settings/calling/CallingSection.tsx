import { i18n } from '#i18n';
import { countriesByName } from '@/components/dial/countries';
import { Saved, Section } from '@/components/settings/section/Section';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { Switch } from '@/components/shared/controls/Switch';
import { Managed } from '@/components/shared/managed/Managed';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import type { ColleaguesInfo } from '@/lib/colleagues/model';
import { counted } from '@/lib/i18n/counted';
import { unitWord } from '@/lib/i18n/locale';
import type { CountryRules } from '@/lib/rules/model';
import { ranges, type SettingKey, type Settings } from '@/lib/settings/table';
import { ColleaguesNote } from './ColleaguesNote';
import { RulesField } from './RulesField';
import { WholeNumberField } from './WholeNumberField';

/** The settings that are whole numbers, with the key of their texts. */
const WHOLE_NUMBERS = [
  { id: 'countdown', key: 'countdownSeconds', unit: 'seconds' },
  { id: 'redial_lock', key: 'repeatSeconds', unit: 'seconds' },
  { id: 'call_limit', key: 'callsPerMinute', unit: 'calls' },
  { id: 'did_limit', key: 'didCallsPerDay', unit: 'day' },
  { id: 'did_cool_down', key: 'didCoolDownMinutes', unit: 'minutes' },
  { id: 'away', key: 'awayMinutes', unit: 'minutes' },
  { id: 'skip_called', key: 'skipColleagueHours', unit: 'hours' },
  { id: 'colleague_interval', key: 'colleagueMinutes', unit: 'minutes' },
  { id: 'goal', key: 'callsPerDayGoal', unit: 'day' },
  { id: 'recording_interval', key: 'followSeconds', unit: 'seconds' },
] as const satisfies readonly { key: SettingKey; [name: string]: string | number }[];

/** The switches, with the keys of their texts. */
const SWITCHES = [
  {
    key: 'notifiesOfRecordings',
    words: 'options.recording_notification',
    help: 'options.recording_notification_help',
  },
  {
    key: 'notifiesOfTokenTrouble',
    words: 'options.token_notification',
    help: 'options.token_notification_help',
  },
  { key: 'opensRecord', words: 'options.opens_record', help: 'options.opens_record_help' },
] as const;

const units = {
  seconds: (seconds: number) => unitWord(seconds, 'second'),
  minutes: (minutes: number) => unitWord(minutes, 'minute'),
  hours: (hours: number) => unitWord(hours, 'hour'),
  day: () => i18n.t('options.calls_per_day'),
  calls: (calls: number) => counted('options.calls_per_minute', calls),
};

const KEYS: readonly SettingKey[] = [
  'defaultCountry',
  'callRules',
  ...SWITCHES.map(({ key }) => key),
  ...WHOLE_NUMBERS.map(({ key }) => key),
];

interface CallingSectionProps {
  model: SettingsModel;
  settings: Settings;
  /** When the rules of each country were checked, the oldest first. */
  countries: readonly CountryRules[];
  /** What the service's history says of colleagues' calls; undefined until read. */
  colleagues: ColleaguesInfo | undefined;
}

/** Settings of calls. Each is saved separately. */
export function CallingSection({ model, settings, countries, colleagues }: CallingSectionProps) {
  const policy = model.policy.value;
  const { callsPerMinute } = policy.values;
  return (
    <Section id="calling" title={i18n.t('options.calling')}>
      <Managed policy={policy} setting="defaultCountry">
        <CountryField model={model} settings={settings} />
      </Managed>
      {WHOLE_NUMBERS.map(({ id, key, unit }) => (
        <Managed key={id} policy={policy} setting={key}>
          <WholeNumberField
            id={id}
            label={i18n.t(`options.calling_fields.${id}`)}
            help={i18n.t(`options.calling_fields.${id}_help`)}
            unit={units[unit]}
            least={ranges[key].least}
            most={(key === 'callsPerMinute' && callsPerMinute) || ranges[key].most}
            value={settings[key]}
            onKeep={(value) => void model.write(key, value)}
          />
          {key === 'colleagueMinutes' && colleagues && <ColleaguesNote info={colleagues} />}
        </Managed>
      ))}
      <RulesField {...{ model, settings, countries }} />
      {SWITCHES.map(({ key, words, help }) => (
        <Managed key={key} policy={policy} setting={key}>
          <Switch on={settings[key]} onChange={(on) => void model.write(key, on)}>
            {i18n.t(words)}
          </Switch>
          <p class="section-note">{i18n.t(help)}</p>
        </Managed>
      ))}
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
