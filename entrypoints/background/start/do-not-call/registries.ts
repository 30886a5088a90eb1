import type { CallDeps } from '@/lib/calls/deps';
import { dropDeadImports } from '@/lib/do-not-call/change-registries';
import { isLockHeld } from '@/lib/platform/locks';

/** Drops what imports of registries left behind whose page was closed in the middle. */
export function startRegistries(
  { database }: CallDeps,
  report: (source: string, error: unknown) => void,
): void {
  dropDeadImports(database, isLockHeld).catch((error) => report('registry imports', error));
}
