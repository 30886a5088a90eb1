import { type Rule, readRules } from '@/lib/rules/rule';
import { isLocked, type Policy } from './policy';
import { manageableKeys } from './policy-values';
import { type SettingKey, type Settings, settings } from './table';

const strictness: readonly Settings['callRules'][] = ['off', 'warn', 'block'];

/**
 * Settings that a policy limits even if it does not lock them: what holds of the rep's choice and the policy's
 * value. The rep can be stricter than the policy, never weaker.
 */
const limits: {
  [K in SettingKey]?: (chosen: Settings[K], managed: Settings[K]) => Settings[K];
} = {
  callsPerMinute: (chosen, most) => Math.min(chosen, most),
  callRules: (chosen, least) =>
    strictness.indexOf(chosen) < strictness.indexOf(least) ? least : chosen,
  trustedSites: (chosen, managed) => [...new Set([...managed, ...chosen])],
};

/** How a policy holds a setting: fixed, limited, or as a default that the rep can change. */
export type Management = 'locked' | 'limited' | 'default';

/** Returns how a policy holds a setting; `undefined` if the setting is the rep's to choose. */
export function managementOf(policy: Policy, key: SettingKey): Management | undefined {
  if (!Object.hasOwn(policy.values, key)) return undefined;
  if (isLocked(policy, key)) return 'locked';
  return limits[key] ? 'limited' : 'default';
}

const fallbacks = Object.fromEntries(
  Object.entries(settings).map(([key, { fallback }]) => [key, fallback]),
) as Record<string, unknown> as Settings;

/** Returns what the rep chose; for settings without a choice, the policy's default, else our own. */
export function chosenUnder(stored: Partial<Settings>, policy: Policy): Settings {
  const defaults = manageableKeys
    .filter((key) => managementOf(policy, key) === 'default')
    .map((key) => [key, policy.values[key]]);
  return { ...fallbacks, ...Object.fromEntries(defaults), ...stored };
}

/** Returns the settings that hold: what the rep chose, within what the policy locks and limits. */
export function withPolicy(stored: Partial<Settings>, policy: Policy): Settings {
  const chosen = chosenUnder(stored, policy);
  const held = manageableKeys.map((key) => [key, heldValue(key, chosen, policy)]);
  const managedRules = companyRules(chosen, policy);
  return {
    ...chosen,
    ...Object.fromEntries(held),
    ...(managedRules.length > 0 && { managedRules }),
  };
}

/**
 * The company's rules. One of the policy may replace a built-in rule by its id. Those of a file only add: their ids
 * are never another's, because a rep could write a file that weakens what an administrator set.
 */
function companyRules({ rules }: Settings, policy: Policy): readonly Rule[] {
  const added = isLocked(policy, 'rules') ? [] : readRules(rules);
  const ofFile = added.map((rule) => ({ ...rule, id: `file:${rule.id}` }));
  return [...ofFile, ...(policy.rules ?? [])];
}

function heldValue<K extends (typeof manageableKeys)[number]>(
  key: K,
  chosen: Settings,
  policy: Policy,
): Settings[K] {
  const managed = policy.values[key] as Settings[K] | undefined;
  if (managed === undefined) return chosen[key];
  if (isLocked(policy, key)) return managed;
  return limits[key]?.(chosen[key], managed) ?? chosen[key];
}

/** A setting was not stored: the administrator fixed another value. */
export class SettingLocked extends Error {
  constructor(key: SettingKey) {
    super(key);
    this.name = 'SettingLocked';
  }
}
