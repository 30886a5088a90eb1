import { chosenUnder } from '@/lib/settings/apply-policy';
import { withRemoved } from '@/lib/settings/dispositions';
import type { FileSettings, ImportPlan } from '@/lib/settings/model/settings-file';
import { isLocked, type Policy } from '@/lib/settings/policy';
import type { FileKey } from '@/lib/settings/policy-values';
import type { Settings } from '@/lib/settings/table';

/** Compares a file with what the rep chose. What already is so, is no change. */
export function planImport(
  file: FileSettings,
  stored: Partial<Settings>,
  policy: Policy,
): ImportPlan {
  const chosen = chosenUnder(stored, policy);
  const given = Object.entries(withKeptDispositions(file, chosen)) as [FileKey, never][];
  const differs = ([key, after]: [FileKey, unknown]) => !isSame(chosen[key], after);
  const isFixed = ([key]: [FileKey, unknown]) => isLocked(policy, key);
  return {
    changes: given
      .filter((entry) => differs(entry) && !isFixed(entry))
      .map(([key, after]) => ({ key, before: chosen[key], after })),
    kept: given
      .filter((entry) => isFixed(entry) && !isSame(managedValue(policy, entry[0]), entry[1]))
      .map(([key]) => key),
  };
}

/** The dispositions of earlier calls keep their labels: what the file doesn't name counts as removed by hand. */
function withKeptDispositions(file: FileSettings, { dispositions }: Settings): FileSettings {
  if (!file.dispositions) return file;
  const named = new Set(file.dispositions.map(({ id }) => id));
  const others = dispositions.filter(({ id }) => !named.has(id));
  const removed = others.flatMap((entry) => withRemoved([entry], entry.id));
  return { ...file, dispositions: [...file.dispositions, ...removed] };
}

/** What the administrator fixed. Rules are kept apart, and never as a file writes them. */
function managedValue({ values }: Policy, key: FileKey): unknown {
  return key === 'rules' ? undefined : values[key];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
