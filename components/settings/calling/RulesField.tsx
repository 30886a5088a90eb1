import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { countText } from '@/components/shared/lists/count-text';
import { ManagedPart } from '@/components/shared/managed/Managed';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { Remark } from '@/components/shared/notices/Remark';
import { locationText } from '@/lib/i18n/facts-text';
import { wordsLocale } from '@/lib/i18n/locale';
import type { CountryRules } from '@/lib/rules/model';
import { managementOf } from '@/lib/settings/apply-policy';
import type { Settings } from '@/lib/settings/table';

interface RulesFieldProps {
  model: SettingsModel;
  settings: Settings;
  /** When the rules of each country were checked, the oldest first. */
  countries: readonly CountryRules[];
}

/** What the rules on calling hours do. An administrator's choice can only be tightened. */
export function RulesField({ model, settings, countries }: RulesFieldProps) {
  const policy = model.policy.value;
  const hasRules = policy.rules !== undefined;
  const management = managementOf(policy, 'callRules') ?? (hasRules ? 'limited' : undefined);
  return (
    <>
      <ManagedPart management={management}>
        <Field
          id="call-rules"
          label={i18n.t('options.call_rules')}
          help={i18n.t('options.call_rules_help')}
        >
          {(aria) => (
            <Select
              {...aria}
              value={settings.callRules}
              choices={choicesFrom(policy.values.callRules)}
              onChoose={(strictness) => void model.write('callRules', strictness)}
            />
          )}
        </Field>
      </ManagedPart>
      <RuleDates countries={countries} />
    </>
  );
}

/** The choices from the weakest that is allowed on. */
function choicesFrom(least: Settings['callRules'] = 'off') {
  const choices = [
    { value: 'off' as const, words: i18n.t('options.call_rules_off') },
    { value: 'warn' as const, words: i18n.t('options.call_rules_warn') },
    { value: 'block' as const, words: i18n.t('options.call_rules_block') },
  ];
  return choices.slice(choices.findIndex(({ value }) => value === least));
}

/** The countries that have rules, and when these were checked. Says so if some are old. */
export function RuleDates({ countries }: { countries: readonly CountryRules[] }) {
  const [oldest] = countries;
  if (!oldest) return null;
  return (
    <div class="rule-dates">
      {oldest.isOld && <Remark tone="warn">{i18n.t('options.rules_old')}</Remark>}
      <details>
        <summary>
          {i18n.t('options.rules_known', [countText(countries.length), dayText(oldest.asOf)])}
        </summary>
        <ul>
          {countries.map(({ country, asOf, isOld }) => (
            <li key={country}>
              {i18n.t(isOld ? 'rules.source_old' : 'rules.source', [
                locationText({ country }),
                dayText(asOf),
              ])}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function dayText(asOf: string): string {
  const day = new Intl.DateTimeFormat(wordsLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return day.format(new Date(asOf));
}
