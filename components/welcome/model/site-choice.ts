import { computed, type ReadonlySignal } from '@preact/signals';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { managementOf } from '@/lib/settings/apply-policy';

/** Where numbers can be found: everywhere, in the rep's CRM, on the sites of an administrator, or on request. */
export type SiteReach = 'all' | 'crm' | 'listed' | 'none';

/** What a policy leaves the rep to choose. */
export interface SiteChoice {
  reaches: ReadonlySignal<readonly SiteReach[]>;
  /** The sites that an administrator listed, as `crm.example.com` or `*.example.com`. */
  listed: ReadonlySignal<readonly string[]>;
}

/** Reads what can be chosen. If an administrator fixed where numbers are found, no other site needs access. */
export function readSiteChoice({
  value,
  policy,
}: Pick<SettingsModel, 'value' | 'policy'>): SiteChoice {
  const fixedMode = computed(() =>
    managementOf(policy.value, 'siteMode') === 'locked' ? value.value?.siteMode : undefined,
  );
  return {
    reaches: computed(() => {
      if (fixedMode.value === 'crm') return ['crm', 'none'];
      return fixedMode.value === 'listed' ? ['listed', 'none'] : ['all', 'crm', 'none'];
    }),
    listed: computed(() =>
      (value.value?.siteRules ?? []).flatMap((rule) =>
        'find' in rule && rule.find === 'always' ? [rule.site] : [],
      ),
    ),
  };
}
