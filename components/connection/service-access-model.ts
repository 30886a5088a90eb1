import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { reactTo } from '@/components/shared/react-to';
import { originPattern } from '@/lib/platform/match-pattern';

/** What the access to the service is derived from. */
export interface ServiceAccessDeps {
  settings: Pick<SettingsModel, 'value'>;
  hasOrigins: (patterns: string[]) => Promise<boolean>;
  /** Calls back after each grant and each removal, also those in the browser's own settings. */
  onGrantsChanged: (react: () => void, abortSignal: AbortSignal) => void;
  /** Call it inside the click, before any `await`. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
}

/** Whether the browser lets Handset reach the service. */
export interface ServiceAccessModel {
  /** Whether a service is set up that the browser does not let Handset reach. */
  isMissing: ReadonlySignal<boolean>;
  /** Whether the rep refused the last request. */
  isRefused: ReadonlySignal<boolean>;
  /** Asks the rep to allow it again. Call it directly from the click. */
  allow(): Promise<void>;
}

/** Creates the model. It follows the settings and the browser's permissions. */
export function createServiceAccess(
  deps: ServiceAccessDeps,
  abortSignal: AbortSignal,
): ServiceAccessModel {
  const isMissing = signal(false);
  const isRefused = signal(false);
  const pattern = computed(() => originPattern(deps.settings.value.value?.baseUrl ?? ''));

  async function look(): Promise<void> {
    const current = pattern.value;
    const isAllowed = current === undefined || (await deps.hasOrigins([current]));
    if (!abortSignal.aborted) isMissing.value = !isAllowed;
  }

  reactTo(
    () => pattern.value,
    () => void look(),
    abortSignal,
  );
  deps.onGrantsChanged(() => void look(), abortSignal);
  return {
    isMissing,
    isRefused,
    async allow() {
      if (pattern.value === undefined) return;
      isRefused.value = !(await deps.requestOrigins([pattern.value]).catch(() => false));
      await look();
    },
  };
}
