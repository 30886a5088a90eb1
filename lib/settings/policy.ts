import { z } from 'zod';
import { originPattern } from '@/lib/platform/match-pattern';
import { type Rule, ruleSchema } from '@/lib/rules/rule';
import { ranges, type Settings, wholeNumberIn } from './table';

/** `https://crm.example.com`, with a path or not; becomes a match pattern. No wildcards. */
const siteSchema = z
  .string()
  .refine((address) => !address.replace(/\/\*$/, '').includes('*'), 'has a wildcard')
  .transform((address, { addIssue }) => {
    const pattern = originPattern(address);
    if (pattern === undefined) addIssue('is no web address');
    return pattern ?? '';
  });

/** Each value but the sites, which are read one by one. */
const fields = {
  /** The rep can't set a higher limit. */
  callsPerMinute: wholeNumberIn(ranges.callsPerMinute),
  /** The rep can't set a weaker one. */
  callRules: z.enum(['warn', 'block']),
  /** Replaces the rep's own choice. */
  opensRecord: z.boolean(),
  /** Replaces the rep's own choice, in each CRM. */
  ifNoRecord: z.enum(['keep', 'create']),
  /** Whether the welcome page opens at installation. */
  opensWelcome: z.boolean(),
};

/**
 * What an administrator decided. A value that is absent is the rep's to choose. Content scripts can read it in
 * Firefox, so it holds no secret.
 */
export interface Policy {
  /** Match patterns of the sites whose card may call at one click, beside those that the rep trusts. */
  trustedSites: string[];
  callsPerMinute?: number;
  callRules?: 'warn' | 'block';
  opensRecord?: boolean;
  /** What is done about a call whose number is in no record of a CRM. */
  ifNoRecord?: 'keep' | 'create';
  /** `false` if the rep has nothing to set up: the welcome page then stays closed at installation. */
  opensWelcome?: boolean;
  /** Rules beside the built-in ones, or in place of the one with the same id. */
  rules?: Rule[];
  /** The only origins that calls may be sent to by webhook. Absent if nobody manages the browser. */
  webhookOrigins?: string[];
  /** Where the policy could not be read, as `trustedSites[2]`. The rest of it holds. */
  unread: string[];
}

/** The policy of a browser that nobody manages. */
export const noPolicy: Policy = { trustedSites: [], unread: [] };

/** Reads a policy. What is wrong in it is left out and named, so that the rest holds. */
export function parsePolicy(managed: unknown): Policy {
  const values = z.record(z.string(), z.unknown()).safeParse(managed).data ?? {};
  const isManaged = Object.keys(values).length > 0;
  // Who manages a browser also decides where calls may be sent: nowhere, until it is listed.
  const policy: Policy = { trustedSites: [], unread: [] };
  if (isManaged) policy.webhookOrigins = [];
  for (const [key, value] of Object.entries(values)) {
    if (key === 'trustedSites' && Array.isArray(value)) readSites(value, policy);
    else if (key === 'webhookOrigins' && Array.isArray(value)) readOrigins(value, policy);
    else if (key === 'rules' && Array.isArray(value)) readManagedRules(value, policy);
    else if (!readValue(key, value, policy)) policy.unread.push(key);
  }
  return policy;
}

function readSites(sites: readonly unknown[], policy: Policy): void {
  sites.forEach((site, index) => {
    const { data } = siteSchema.safeParse(site);
    if (data) policy.trustedSites.push(data);
    else policy.unread.push(`trustedSites[${index}]`);
  });
}

function readOrigins(origins: readonly unknown[], policy: Policy): void {
  policy.webhookOrigins = origins.flatMap((origin, index) => {
    const isText = typeof origin === 'string' && !origin.includes('*');
    const url = isText ? URL.parse(origin) : null;
    if (url?.protocol === 'https:') return url.origin;
    policy.unread.push(`webhookOrigins[${index}]`);
    return [];
  });
}

function readManagedRules(rows: readonly unknown[], policy: Policy): void {
  const rules = new Map<string, Rule>();
  rows.forEach((row, index) => {
    const { data } = ruleSchema.safeParse(row);
    if (data && !rules.has(data.id)) rules.set(data.id, data);
    else policy.unread.push(`rules[${index}]`);
  });
  if (rules.size > 0) policy.rules = [...rules.values()];
}

function readValue(key: string, value: unknown, policy: Policy): boolean {
  if (!(key in fields)) return false;
  const { success, data } = fields[key as keyof typeof fields].safeParse(value);
  if (success) Object.assign(policy, { [key]: data });
  return success;
}

const strictness: readonly Settings['callRules'][] = ['off', 'warn', 'block'];

/**
 * Returns the settings with a policy applied. The policy can tighten call limits and call rules, never loosen
 * them. It replaces `opensRecord`, which protects nothing, and rules, which the rep can't change.
 */
export function withPolicy(settings: Settings, policy: Policy): Settings {
  const { trustedSites, callsPerMinute = settings.callsPerMinute, callRules } = policy;
  const { opensRecord = settings.opensRecord, rules } = policy;
  return {
    ...settings,
    ...(rules && { managedRules: rules }),
    opensRecord,
    trustedSites: [...new Set([...trustedSites, ...settings.trustedSites])],
    callsPerMinute: Math.min(settings.callsPerMinute, callsPerMinute),
    callRules: isWeaker(settings.callRules, callRules) ? callRules : settings.callRules,
  };
}

function isWeaker(
  chosen: Settings['callRules'],
  least: Policy['callRules'],
): least is NonNullable<Policy['callRules']> {
  return least !== undefined && strictness.indexOf(chosen) < strictness.indexOf(least);
}
