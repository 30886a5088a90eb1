import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { locationText } from '@/lib/i18n/facts-text';
import { nameInSentence, numberInSentence } from '@/lib/i18n/in-sentence';
import { wordsLocale } from '@/lib/i18n/locale';
import { type ColumnRole, type NumberLabel, numberLabels } from '@/lib/lists/model';
import type { AskedGroup, WrittenPlace } from './reading/summary';

/** What kind of number it is, in the rep's language: `Mobile`. */
export function labelText(label: NumberLabel): string {
  return i18n.t(`list_import.labels.${label}`);
}

/** The name of a country in the rep's language. */
export function countryText(country: string): string {
  return locationText({ country });
}

/** What the rep is asked about a group of contacts. */
export function questionText({ question, contacts }: AskedGroup): string {
  const count = countText(contacts);
  switch (question.kind) {
    case 'no-country':
      return i18n.t('list_import.ask_none', [count]);
    case 'unknown-country':
      return i18n.t('list_import.ask_unknown', [nameInSentence(question.says.slice(0, 60)), count]);
    case 'several-countries':
      return i18n.t('list_import.ask_several', [allOf(question.countries), count]);
    case 'other-country': {
      const row = countryText(question.rowCountry);
      return question.country
        ? i18n.t('list_import.ask_other', [row, countryText(question.country), count])
        : i18n.t('list_import.ask_other_unknown', [row, count]);
    }
  }
}

function allOf(countries: readonly string[]): string {
  const format = new Intl.ListFormat(wordsLocale(), { type: 'conjunction' });
  return format.format(countries.map(countryText));
}

/** A number as the list has it, with its line: `Line 3: 070425 50123, Ada Whitfield`. */
export function placeText({ line, text, name }: WrittenPlace): string {
  // A number runs from left to right, a word as its script does.
  const written = /\p{L}/u.test(text) ? nameInSentence(text) : numberInSentence(text);
  const parts = [...(text ? [written] : []), ...(name ? [nameInSentence(name)] : [])];
  return i18n.t('list_import.line', [countText(line), parts.join(', ') || '–']);
}

/** What a column can hold: a value of a select, and the role. */
interface RoleChoice {
  value: string;
  words: string;
  role: ColumnRole;
}

const ROLE_TEXTS = {
  name: 'list_import.roles.name',
  'first-name': 'list_import.roles.first_name',
  'last-name': 'list_import.roles.last_name',
  company: 'list_import.roles.company',
  email: 'list_import.roles.email',
  owner: 'list_import.roles.owner',
  country: 'list_import.roles.country',
  region: 'list_import.roles.region',
  city: 'list_import.roles.city',
  address: 'list_import.roles.address',
  postcode: 'list_import.roles.postcode',
  'record-id': 'list_import.roles.record_id',
  'record-url': 'list_import.roles.record_url',
  'area-code': 'list_import.roles.area_code',
  'number-label': 'list_import.roles.number_label',
  fax: 'list_import.roles.fax',
} as const satisfies Partial<Record<ColumnRole['role'], string>>;

/** All that a column can hold, in the order of the select. */
export function roleChoices(): RoleChoice[] {
  const numbers = numberLabels.map((label): RoleChoice => {
    const role = { role: 'number', label } as const;
    const words = i18n.t('list_import.number_role', [labelText(label)]);
    return { value: roleValue(role), words, role };
  });
  const others = Object.entries(ROLE_TEXTS).map(([value, key]): RoleChoice => {
    return { value, words: i18n.t(key), role: { role: value as keyof typeof ROLE_TEXTS } };
  });
  const unused = { value: 'other', words: i18n.t('list_import.roles.other') };
  return [{ ...unused, role: { role: 'other' } }, ...numbers, ...others];
}

/** The value of a role in the select. */
export function roleValue(role: ColumnRole): string {
  return role.role === 'number' ? `number-${role.label}` : role.role;
}
