import { i18n } from '#i18n';
import { countriesByName } from '@/components/dial/countries';
import { Saved, Section } from '@/components/settings/section/Section';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { Switch } from '@/components/shared/controls/Switch';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { counted } from '@/lib/i18n/counted';
import { unitWord } from '@/lib/i18n/locale';
import type { CountryRules } from '@/lib/rules/model';
import { ranges, type SettingKey, type Settings } from '@/lib/settings/table';
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
  { id: 'goal', key: 'callsPerDayGoal', unit: 'day' },
  { id: 'recording_interval', key: 'followSeconds', unit: 'seconds' },
] as const satisfies readonly { key: SettingKey; [name: string]: string | number }[];

const units = {
  seconds: (seconds: number) => unitWord(seconds, 'second'),
  minutes: (minutes: number) => unitWord(minutes, 'minute'),
  day: () => i18n.t('options.calls_per_day'),
  calls: (calls: number) => counted('options.calls_per_minute', calls),
};

const KEYS: readonly SettingKey[] = [
  'defaultCountry',
  'callRules',
  'notifiesOfRecordings',
  'notifiesOfTokenTrouble',
  'opensRecord',
  ...WHOLE_NUMBERS.map(({ key }) => key),
];

interface CallingSectionProps {
  model: SettingsModel;
  settings: Settings;
  /** When the rules of each country were checked, the oldest first. */
  countries: readonly CountryRules[];
}

/** Settings of calls. Each is saved separately. */
export function CallingSection({ model, settings, countries }: CallingSectionProps) {
  const { callsPerMinute, opensRecord } = model.policy.value;
  return (
    <Section id="calling" title={i18n.t('options.calling')}>
      <CountryField model={model} settings={settings} />
      {WHOLE_NUMBERS.map(({ id, key, unit }) => (
        <WholeNumberField
          key={id}
          id={id}
          label={i18n.t(`options.calling_fields.${id}`)}
          help={helpOf(id, key === 'callsPerMinute' && callsPerMinute !== undefined)}
          unit={units[unit]}
          least={ranges[key].least}
          most={key === 'callsPerMinute' ? (callsPerMinute ?? ranges[key].most) : ranges[key].most}
          value={settings[key]}
          onKeep={(value) => void model.write(key, value)}
        />
      ))}
      <RulesField {...{ model, settings, countries }} />
      <Switch
        on={settings.notifiesOfRecordings}
        onChange={(on) => void model.write('notifiesOfRecordings', on)}
      >
        {i18n.t('options.recording_notification')}
      </Switch>
      <p class="section-note">{i18n.t('options.recording_notification_help')}</p>
      <Switch
        on={settings.notifiesOfTokenTrouble}
        onChange={(on) => void model.write('notifiesOfTokenTrouble', on)}
      >
        {i18n.t('options.token_notification')}
      </Switch>
      <p class="section-note">{i18n.t('options.token_notification_help')}</p>
      <Switch
        on={settings.opensRecord}
        disabled={opensRecord !== undefined}
        onChange={(on) => void model.write('opensRecord', on)}
      >
        {i18n.t('options.opens_record')}
      </Switch>
      <p class="section-note">
        {i18n.t(opensRecord === undefined ? 'options.opens_record_help' : 'policy.managed')}
      </p>
      <Saved model={model} keys={KEYS} />
    </Section>
  );
}

function helpOf(id: (typeof WHOLE_NUMBERS)[number]['id'], isManaged: boolean): string {
  const help = i18n.t(`options.calling_fields.${id}_help`);
  return isManaged ? `${help} ${i18n.t('policy.limited')}` : help;
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
