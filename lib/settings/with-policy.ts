import type { Settings } from '@/lib/settings/table';
import type { Policy } from './policy';

const strictness: readonly Settings['callRules'][] = ['off', 'warn', 'block'];

/** Returns the settings as they hold under a policy. It tightens what the rep chose, and never loosens it. */
export function withPolicy(settings: Settings, policy: Policy): Settings {
  const { trustedSites, callsPerMinute = settings.callsPerMinute, callRules } = policy;
  return {
    ...settings,
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
