import type { SettingKey, Settings } from '@/lib/settings/table';
import { FIRST_WORKSPACE } from '@/lib/settings/workspace/first-workspace';

/** What the diagnostics may say of each setting: never a number, a name, an address or a host. */
const summaries: { [K in SettingKey]: (value: Settings[K]) => string | number | boolean } = {
  workspace: (id) => (id === FIRST_WORKSPACE ? id : 'other'),
  baseUrl: (url) => url !== '',
  tokenHeader: (header) => header,
  hasToken: (has) => has,
  ownNumbers: (numbers) => numbers.length,
  dids: (numbers) => numbers.length,
  ownNumber: (number) => number !== '',
  callerId: (number) => number !== '',
  didCallsPerDay: (calls) => calls,
  didCoolDownMinutes: (minutes) => minutes,
  defaultCountry: (country) => country || 'browser',
  language: (language) => language || 'browser',
  countdownSeconds: (seconds) => seconds,
  repeatSeconds: (seconds) => seconds,
  callsPerMinute: (calls) => calls,
  callRules: (strictness) => strictness,
  rules: (rules) => rules.length,
  callsPerDayGoal: (calls) => calls,
  awayMinutes: (minutes) => minutes,
  skipColleagueHours: (hours) => hours,
  colleagueMinutes: (minutes) => minutes,
  followSeconds: (seconds) => seconds,
  siteMode: (mode) => mode,
  siteRules: (rules) => rules.length,
  numberDecisions: (decisions) => decisions.length,
  trustedSites: (sites) => sites.length,
  notifiesOfRecordings: (notifies) => notifies,
  notifiesOfTokenTrouble: (notifies) => notifies,
  opensRecord: (opens) => opens,
  countsDownAtOnce: (atOnce) => atOnce,
  opensDialLinks: (opens) => opens,
  siteCountries: (sites) => sites.length,
  remindsOfFollowUps: (reminds) => reminds,
  readsRecordings: (reads) => reads,
  transcriptionUrl: (url) => url !== '',
  transcriptionModel: (model) => model,
  transcribesAt: (origin) => origin !== '',
  keepCallsDays: (days) => days,
  dispositions: (list) => list.length,
  noteTemplates: (list) => list.length,
  syncsSettings: (syncs) => syncs,
  connectors: (list) => list.length,
};

/** Settings without personal data: whether they are set, how many there are, or plain choices. */
export function settingsSummary(settings: Settings): Record<SettingKey, string | number | boolean> {
  const keys = Object.keys(summaries) as SettingKey[];
  return Object.fromEntries(keys.map((key) => [key, summaryOf(key, settings)])) as Record<
    SettingKey,
    string | number | boolean
  >;
}

function summaryOf<K extends SettingKey>(key: K, settings: Settings) {
  return summaries[key](settings[key]);
}
