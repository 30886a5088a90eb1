import type { DeleteCallsDeps } from '@/lib/calls/retention/delete-calls';
import { retainCalls } from '@/lib/calls/retention/retain';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import type { SettingsStore } from '@/lib/settings/store';
import { backgroundLifetime } from './lifetime';

/** Starts deleting calls that are older than the rep keeps them. Adds its listeners at once. */
export function startRetention(
  deps: DeleteCallsDeps,
  settings: SettingsStore,
  report: (source: string, error: unknown) => void,
): void {
  const alarm = createWakeAlarm('retention');
  const run = () =>
    retainCalls({
      ...deps,
      keepDays: async () => (await settings.read()).keepCallsDays,
      wakeIn: alarm.wakeIn,
      cancelWake: alarm.cancel,
    }).catch((error) => report('retention', error));
  alarm.onWake(() => void run());
  let kept: number | undefined;
  settings.watch(({ keepCallsDays }) => {
    if (keepCallsDays !== kept) void run();
    kept = keepCallsDays;
  }, backgroundLifetime);
}
