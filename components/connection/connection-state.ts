/**
 * How the connection to the service stands, for popup, side panel and dashboard.
 * components/call-view starts it with the views that show calls.
 * It reads the settings and why the background stopped following calls.
 * It never asks the service, and it never sees the token, only whether there is one.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SettingsModel } from '@/components/shared/models/settings-model';

/** How the connection to the service stands; `undefined` until the settings are read. */
export type ConnectionState =
  | { state: 'not-connected' | 'token-refused' }
  | { state: 'connected'; host: string }
  | undefined;

/** What the connection state is derived from. */
export interface ConnectionStateDeps {
  settings: Pick<SettingsModel, 'value'>;
  /** Reports why recordings are not followed, by workspace: now and after each change. */
  watchStopped: (
    onChange: (why: ReadonlyMap<string, string>) => void,
    abortSignal: AbortSignal,
  ) => void;
}

/** Derives the connection state. A token that the service refused stops the following of calls. */
export function createConnectionState(
  { settings, watchStopped }: ConnectionStateDeps,
  abortSignal: AbortSignal,
): ReadonlySignal<ConnectionState> {
  const stopped = signal<ReadonlyMap<string, string>>(new Map());
  watchStopped((why) => {
    stopped.value = why;
  }, abortSignal);
  return computed(() => {
    const current = settings.value.value;
    if (!current) return undefined;
    const { workspace, baseUrl, hasToken } = current;
    if (baseUrl === '' || !hasToken) return { state: 'not-connected' };
    if (stopped.value.get(workspace) === 'unauthorised') return { state: 'token-refused' };
    return { state: 'connected', host: URL.parse(baseUrl)?.host ?? baseUrl };
  });
}
