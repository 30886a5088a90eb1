import type { RegistryVersion, RuleReason } from '@/lib/problems/rule-notice';
import { REGISTRY_AGE } from '@/lib/rules/data/registry-age';
import { isOldRule } from '@/lib/rules/rule';

/** A national registry that calls are checked against. */
export interface CheckedRegistry extends RegistryVersion {
  id: string;
}

const DAY_MS = 24 * 3_600_000;

/** The rule by which a registry is too old at `at` (epoch ms); undefined while it is not. */
export function registryAge(registry: CheckedRegistry, at: number): RuleReason | undefined {
  const { id, name, country, asOf } = registry;
  const { days, source, asOf: checked } = REGISTRY_AGE;
  if (Math.floor((at - Date.parse(asOf)) / DAY_MS) <= days) return undefined;
  return {
    rule: `registry-age:${id}`,
    country,
    words: { kind: 'registry-age', registry: { name, country, asOf }, days },
    source,
    asOf: checked,
    ...(isOldRule({ asOf: checked }, at) && { isOld: true as const }),
  };
}

/** Registries, each with the rule by which it is too old. */
export function withAge<R extends CheckedRegistry>(
  registries: readonly R[],
  at: number,
): (R & { age?: RuleReason })[] {
  return registries.map((registry) => {
    const age = registryAge(registry, at);
    return { ...registry, ...(age && { age }) };
  });
}
