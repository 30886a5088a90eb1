import type { CallDeps } from '@/lib/calls/deps';
import type { SharedListStatus } from '@/lib/do-not-call/model';
import { createRunAlone } from '@/lib/platform/runtime';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import type { SettingsStore } from '@/lib/settings/store';
import {
  type SharedListDeps,
  sharedListStatus,
  updateIfDue,
  updateNow,
} from '@/lib/shared-list/update-list';

/** The company's do-not-call list, as Options asks for it. */
export interface SharedListUpdates {
  status(): Promise<SharedListStatus>;
  /** Fetches it now, unless that is under way. Resolves to what is known then. */
  update(): Promise<SharedListStatus>;
}

/** Starts keeping the company's do-not-call list up to date. Adds its listeners at once. */
export function startSharedList(
  { database, now }: CallDeps,
  settings: SettingsStore,
  report: (source: string, error: unknown) => void,
  abortSignal: AbortSignal,
): SharedListUpdates {
  const alarm = createWakeAlarm('shared-list');
  const deps: SharedListDeps = {
    ...{ database, now, wakeIn: alarm.wakeIn, cancelWake: alarm.cancel },
    fetch: (url, init) => fetch(url, init),
    readSource: async () => (await settings.readPolicy()).sharedList,
    uuid: () => crypto.randomUUID(),
  };
  const runAlone = createRunAlone('shared-list');
  const alone = (work: typeof updateIfDue) =>
    runAlone(() => work(deps, abortSignal)).catch((error) => report('shared list', error));
  const run = () => alone(updateIfDue);
  alarm.onWake(() => void run());
  let source: string | undefined;
  settings.watch((_, { sharedList }) => {
    const named = JSON.stringify(sharedList ?? null);
    if (named !== source) void run();
    source = named;
  }, abortSignal);
  const status = () => sharedListStatus(deps);
  return { status, update: () => alone(updateNow).then(status) };
}
