import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import {
  type ConnectionStateDeps,
  createConnectionState,
} from '@/components/connection/connection-state';
import type { Settings } from '@/lib/settings/table';
import { completeSettings } from '@/test/support/own-pages/own-samples';

function connection(given?: Partial<Settings>, stopped?: string) {
  const value = signal(given && completeSettings(given));
  const settings = { value };
  const watchStopped: ConnectionStateDeps['watchStopped'] = (onChange) =>
    onChange(new Map(stopped ? [['first', stopped]] : [['other', 'unauthorised']]));
  const state = createConnectionState({ settings, watchStopped }, new AbortController().signal);
  return { state, value };
}

it.each([
  [undefined, undefined, undefined],
  [{ baseUrl: '' }, undefined, { state: 'not-connected' }],
  [{ hasToken: false }, undefined, { state: 'not-connected' }],
  [{}, 'unauthorised', { state: 'token-refused' }],
  [{}, 'offline', { state: 'connected', host: 'voice.example.com' }],
])('derives the state from the settings %j and the stop reason %s', (given, stopped, expected) => {
  expect(connection(given, stopped).state.value).toEqual(expected);
});

it('follows the settings', () => {
  const { state, value } = connection({ baseUrl: '' });
  value.value = completeSettings();
  expect(state.value).toEqual({ state: 'connected', host: 'voice.example.com' });
});
