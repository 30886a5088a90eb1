/**
 * Settings: what the rep chose, and what an administrator decided over it. The background and our own pages read
 * and watch them through the store, which keeps them in the settings database. The tokens are in the same
 * database, and only the background reads them. A stored value that does not fit its schema counts as not set.
 * Pages never read settings: the background tells them the few that they need.
 */

import { z } from 'zod';
import { type Rule, ruleRowSchema } from '@/lib/rules/rule';
import { defaultDispositions, dispositionSchema } from './dispositions';
import { languageTags } from './languages';
import { MAX_NOTE_TEMPLATES, noteTemplateSchema } from './note-templates';
import { suggestedConnectorSchema } from './policy/suggested-connectors';
import { numberDecisionSchema } from './sites/number-decision';
import { siteModeSchema, siteRulesSchema } from './sites/site-rule';
import { FIRST_WORKSPACE } from './workspace/first-workspace';

/** The settings that are whole numbers, each with the least and the most that it can be. */
export const ranges = {
  didCallsPerDay: { least: 0, most: 1000 },
  didCoolDownMinutes: { least: 0, most: 240 },
  countdownSeconds: { least: 0, most: 10 },
  repeatSeconds: { least: 0, most: 86_400 },
  callsPerMinute: { least: 1, most: 60 },
  callsPerDayGoal: { least: 0, most: 1000 },
  awayMinutes: { least: 1, most: 240 },
  skipColleagueHours: { least: 0, most: 720 },
  colleagueMinutes: { least: 0, most: 240 },
  followSeconds: { least: 30, most: 3600 },
} as const;

/** A number in E.164: `+` and 5 to 15 digits. */
export const e164Schema = z.string().regex(/^\+[1-9]\d{4,14}$/);

/** A number with a label: one of the rep's own phones, or a DID. */
const labelledNumberSchema = z.object({ e164: e164Schema, label: z.string().max(60).default('') });

/** A number with its label. */
export type LabelledNumber = z.infer<typeof labelledNumberSchema>;

/** The country in which a host's numbers without a country code are read, as the rep chose. */
const siteCountrySchema = z.object({
  host: z.string().min(1).max(255),
  country: z.string().regex(/^[A-Z]{2}$/),
});

/** A host with its country. */
export type SiteCountry = z.infer<typeof siteCountrySchema>;

/** A whole number in a range. */
function wholeNumberIn({ least, most }: { least: number; most: number }) {
  return z.int().min(least).max(most);
}

/** Every setting: its schema and its default. */
export const settings = {
  /** Id of the workspace that is in use (lib/workspaces). */
  workspace: { schema: z.string().regex(/^[\w-]{1,64}$/), fallback: FIRST_WORKSPACE },
  /** Origin and path prefix of the service, without a trailing slash; empty until connected. */
  baseUrl: { schema: z.string(), fallback: '' },
  /** The header that carries the token (docs/service-interface.md, Authentication 1). */
  tokenHeader: { schema: z.enum(['token', 'api_access_token']), fallback: 'token' },
  /** Whether a token is stored. The token itself never leaves `token-store.ts`. */
  hasToken: { schema: z.boolean(), fallback: false },
  /** The rep's own phones; the service rings one of them after the callee answers. */
  ownNumbers: { schema: z.array(labelledNumberSchema), fallback: [] },
  /** Caller IDs that the workspace owns. */
  dids: { schema: z.array(labelledNumberSchema), fallback: [] },
  /** The own number last chosen, in E.164; empty means the first of the list. */
  ownNumber: { schema: z.string(), fallback: '' },
  /** The DID that the rep chose, in E.164; empty means that each call gets the one that fits. */
  callerId: { schema: z.string(), fallback: '' },
  /** Calls per day from which a DID is no longer chosen automatically; 0 is no limit. */
  didCallsPerDay: { schema: wholeNumberIn(ranges.didCallsPerDay), fallback: 100 },
  /** Minutes for which a DID is not chosen automatically after a call. */
  didCoolDownMinutes: { schema: wholeNumberIn(ranges.didCoolDownMinutes), fallback: 0 },
  /** ISO 3166 country for numbers written without a country code; empty means the browser's. */
  defaultCountry: { schema: z.string().regex(/^([A-Z]{2})?$/), fallback: '' },
  /** The language of our texts; empty means the browser's. */
  language: { schema: z.enum(['', ...languageTags]), fallback: '' },
  /** Countdown before a call is requested, in seconds. */
  countdownSeconds: { schema: wholeNumberIn(ranges.countdownSeconds), fallback: 3 },
  /** Redial lock, in seconds. */
  repeatSeconds: { schema: wholeNumberIn(ranges.repeatSeconds), fallback: 60 },
  /** The most calls that one rep may start in a minute. */
  callsPerMinute: { schema: wholeNumberIn(ranges.callsPerMinute), fallback: 6 },
  /** What the rules on calling hours and attempts (lib/rules/data) do to a call they do not allow. */
  callRules: { schema: z.enum(['warn', 'block', 'off']), fallback: 'warn' },
  /** The company's rules from a set-up file. They add to the others, and replace none. */
  rules: { schema: z.array(ruleRowSchema), fallback: [] },
  /** Calls per day that the rep aims at; 0 is no goal. */
  callsPerDayGoal: { schema: wholeNumberIn(ranges.callsPerDayGoal), fallback: 0 },
  /** Minutes without a sign of the rep after which the queue pauses. */
  awayMinutes: { schema: wholeNumberIn(ranges.awayMinutes), fallback: 15 },
  /** Hours for which the queue skips whom a colleague called; 0 is never. */
  skipColleagueHours: { schema: wholeNumberIn(ranges.skipColleagueHours), fallback: 8 },
  /** Minutes between two looks at the service's history for colleagues' calls; 0 is none for them alone. */
  colleagueMinutes: { schema: wholeNumberIn(ranges.colleagueMinutes), fallback: 5 },
  /** The longest wait between two polls of the service's history, in seconds. */
  followSeconds: { schema: wholeNumberIn(ranges.followSeconds), fallback: 300 },
  /** Where numbers are found unless a rule decides. Never beyond the browser's host access. */
  siteMode: { schema: siteModeSchema, fallback: 'all' },
  /** Sites where numbers are found or not, whatever the mode, and areas of them that are not read. */
  siteRules: { schema: siteRulesSchema, fallback: [] },
  /** What the rep said on the card: texts of a site that are no numbers, or always are; the latest last. */
  numberDecisions: { schema: z.array(numberDecisionSchema), fallback: [] },
  /** Sites whose card may call at one click, as match patterns, beside those that the rep allowed one by one. */
  trustedSites: { schema: z.array(z.string()), fallback: [] },
  /** Whether a notification says that a recording is ready. */
  notifiesOfRecordings: { schema: z.boolean(), fallback: false },
  /** Whether a notification says that a token of the service or a CRM stopped working. */
  notifiesOfTokenTrouble: { schema: z.boolean(), fallback: true },
  /** Whether the CRM record opens after each call from popup or queue. */
  opensRecord: { schema: z.boolean(), fallback: false },
  /** On trusted sites a press on the button beside a number starts the countdown without the card. */
  countsDownAtOnce: { schema: z.boolean(), fallback: false },
  /** Whether a click on a dial link opens the call card in place of the system's dialler. */
  opensDialLinks: { schema: z.boolean(), fallback: true },
  /** Countries chosen on the call card by host; the latest last. */
  siteCountries: { schema: z.array(siteCountrySchema), fallback: [] },
  /** Whether a notification reminds the rep of follow-ups. */
  remindsOfFollowUps: { schema: z.boolean(), fallback: true },
  /** Whether dashboard and side panel read recordings for pauses and silence. */
  readsRecordings: { schema: z.boolean(), fallback: true },
  /**
   * The address that recordings are sent to for a transcript, as OpenAI's `/v1/audio/transcriptions`; empty means
   * none. Only a policy or a set-up file names it.
   */
  transcriptionUrl: { schema: z.string().max(2000), fallback: '' },
  /** The model that is asked for there. */
  transcriptionModel: { schema: z.string().min(1).max(200), fallback: 'whisper-1' },
  /** The origin that the rep lets recordings be sent to, at a press; empty means none. No policy can set it. */
  transcribesAt: { schema: z.string().max(2000), fallback: '' },
  /** How a call can have gone, in the order of the keys 1 to 9, and the entries that were removed. */
  dispositions: { schema: z.array(dispositionSchema).max(500), fallback: defaultDispositions },
  /** Texts that the rep puts into notes. */
  noteTemplates: { schema: z.array(noteTemplateSchema).max(MAX_NOTE_TEMPLATES), fallback: [] },
  /** Whether the browser keeps these settings the same in all of the rep's browsers (lib/settings/sync). */
  syncsSettings: { schema: z.boolean(), fallback: false },
  /** The CRMs of the company, offered where the rep connects one. If a policy locks them, there are no others. */
  connectors: { schema: z.array(suggestedConnectorSchema), fallback: [] },
  /**
   * Days after which calls are deleted from the log; 0 is never. At least as many as limits of attempts
   * look back.
   */
  keepCallsDays: {
    schema: z.union([z.literal(0), z.int().min(30).max(3650)]),
    fallback: 0,
  },
} as const satisfies Record<string, { schema: z.ZodType; fallback: unknown }>;

/** A setting's name. */
export type SettingKey = keyof typeof settings;

/** All settings with their values. */
export type Settings = { [K in SettingKey]: z.infer<(typeof settings)[K]['schema']> } & {
  /** The company's rules as they hold: those of a set-up file, then those of the policy. Never stored. */
  managedRules?: readonly Rule[];
};

/**
 * The country (ISO 3166) in which numbers without a country code are read: the rep's choice, else
 * the region of the browser's languages (`en-GB`), else the United States.
 */
export function defaultCountryOf(
  settings: Pick<Settings, 'defaultCountry'>,
  languages: readonly string[],
): string {
  const regions = languages.map((language) => new Intl.Locale(language).maximize().region);
  return settings.defaultCountry || regions.find((region) => region !== undefined) || 'US';
}
