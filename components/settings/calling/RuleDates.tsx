import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { Remark } from '@/components/shared/notices/Remark';
import { wordsLocale } from '@/lib/i18n/locale';
import { locationText } from '@/lib/i18n/location-text';
import type { CountryRules } from '@/lib/rules/model';

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
