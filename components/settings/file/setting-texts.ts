import { i18n } from '#i18n';
import { connectorForms } from '@/components/crm/connectors/connector-forms';
import { countText } from '@/components/shared/lists/count-text';
import { locationText } from '@/lib/i18n/facts-text';
import { wordsLocale } from '@/lib/i18n/locale';
import { connectorIds } from '@/lib/outbox/model/connector';
import type { SettingChange } from '@/lib/settings/model/settings-file';
import type { FileKey } from '@/lib/settings/policy-values';
import type { Settings } from '@/lib/settings/table';

const names = {
  baseUrl: 'options.base_url',
  tokenHeader: 'options.token_header',
  ownNumbers: 'options.own_numbers',
  dids: 'options.dids',
  ownNumber: 'popup.own_number',
  callerId: 'popup.caller_id',
  didCallsPerDay: 'options.calling_fields.did_limit',
  didCoolDownMinutes: 'options.calling_fields.did_cool_down',
  defaultCountry: 'options.country',
  language: 'options.language',
  countdownSeconds: 'options.calling_fields.countdown',
  repeatSeconds: 'options.calling_fields.redial_lock',
  callsPerMinute: 'options.calling_fields.call_limit',
  callRules: 'options.call_rules',
  rules: 'options.company_rules',
  callsPerDayGoal: 'options.calling_fields.goal',
  awayMinutes: 'options.calling_fields.away',
  skipColleagueHours: 'options.calling_fields.skip_called',
  colleagueMinutes: 'options.calling_fields.colleague_interval',
  followSeconds: 'options.calling_fields.recording_interval',
  siteMode: 'site_rules.mode',
  siteRules: 'site_rules.title',
  numberDecisions: 'site_rules.decided_title',
  trustedSites: 'options.trusted_sites',
  notifiesOfRecordings: 'options.recording_notification',
  notifiesOfTokenTrouble: 'options.token_notification',
  opensRecord: 'options.opens_record',
  countsDownAtOnce: 'options.count_down_at_once',
  opensDialLinks: 'options.dial_links',
  siteCountries: 'options.site_countries',
  remindsOfFollowUps: 'after_call.remind',
  dispositions: 'after_call.dispositions',
  noteTemplates: 'note_templates.title',
  readsRecordings: 'speech.setting',
  transcriptionUrl: 'transcript.address',
  transcriptionModel: 'transcript.model',
  syncsSettings: 'settings_sync.on',
  connectors: 'logging.title',
  keepCallsDays: 'retention.keep',
} as const satisfies Record<FileKey, string>;

/** A setting's name, as Options shows it. */
export function settingName(key: FileKey): string {
  return i18n.t(names[key]);
}

/** A setting's value in short. */
export function settingValue(key: FileKey, value: SettingChange['after']): string {
  const words = choices[key]?.[String(value)];
  if (words) return i18n.t(words);
  if (key === 'language') return value ? languageName(String(value)) : notSet();
  if (key === 'defaultCountry') return locationText({ country: String(value) }) || notSet();
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'boolean') return i18n.t(value ? 'settings_file.on' : 'settings_file.off');
  if (typeof value === 'number') return countText(value);
  return value || notSet();
}

function notSet(): string {
  return i18n.t('settings_file.none');
}

function languageName(tag: string): string {
  return new Intl.DisplayNames([wordsLocale()], { type: 'language' }).of(tag) ?? tag;
}

type ChoiceKey =
  | `options.call_rules_${Settings['callRules']}`
  | `site_rules.modes.${Settings['siteMode']}`;

/** The words of settings with a few values. */
const choices: Readonly<Partial<Record<FileKey, Readonly<Record<string, ChoiceKey>>>>> = {
  callRules: {
    warn: 'options.call_rules_warn',
    block: 'options.call_rules_block',
    off: 'options.call_rules_off',
  },
  siteMode: {
    all: 'site_rules.modes.all',
    crm: 'site_rules.modes.crm',
    listed: 'site_rules.modes.listed',
  },
};

/** Entries of a list that are named. */
const NAMED = 4;

function listText(entries: readonly unknown[]): string {
  const texts = entries.map(entryText).filter((text) => text !== '');
  if (texts.length === 0) return notSet();
  const more = texts.length - NAMED;
  return texts.slice(0, NAMED).join(', ') + (more > 0 ? ` … +${countText(more)}` : '');
}

/** What an entry of any list is recognised by, in this order. */
const FIELDS = ['address', 'e164', 'site', 'host', 'country', 'name', 'label', 'source'] as const;

function entryText(entry: unknown): string {
  if (typeof entry === 'string') return entry.replace(/\/\*$/, '');
  const fields: Readonly<Record<string, unknown>> = Object(entry);
  if (fields.removed) return '';
  const crm = connectorIds.find((id) => id === fields.connector);
  const texts = [crm && connectorForms[crm].name, ...FIELDS.map((field) => fields[field])];
  return texts.filter(Boolean).join(' ') || String(fields.id ?? '');
}
