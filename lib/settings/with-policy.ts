import type { Settings } from '@/lib/settings/table';
import type { Policy } from './policy';

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
