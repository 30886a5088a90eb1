import { type DeleteCallsDeps, retainCalls } from '@/lib/calls/log/delete-calls';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import type { SettingsStore } from '@/lib/settings/store';

/** Starts deleting calls that are older than the rep keeps them. Adds its listeners at once. */
export function startRetention(
  deps: DeleteCallsDeps,
  settings: SettingsStore,
  report: (source: string, error: unknown) => void,
  abortSignal: AbortSignal,
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
  }, abortSignal);
}
