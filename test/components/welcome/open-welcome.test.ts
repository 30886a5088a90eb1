// @vitest-environment happy-dom
import '@/test/calls/support/database';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openWelcome } from '@/components/welcome/open-welcome';
import { openSettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import { pageUntil } from '@/test/components/shared/page-until';

vi.mock('@/lib/platform/browser', async () => {
  const { ownPageBrowser: browser } = await import('@/test/support/fakes/own-page-browser');
  return { browser };
});

let ended: AbortController;

beforeEach(() => {
  localStorage.clear();
  ended = new AbortController();
});
afterEach(() => {
  ended.abort();
});

it('shows the stored settings, and keeps what is typed for the next visit', async () => {
  await createSettings(openSettingsDatabase()).write('hasToken', true);
  const first = openWelcome(pageUntil(ended));
  await vi.waitFor(() => expect(first.step.value).toBe('connect'));
  expect(first.settings.value.value?.hasToken).toBe(true);
  first.crm.value = 'crm.example';
  expect(openWelcome(pageUntil(ended)).crm.value).toBe('crm.example');
});

it('knows the keys of the commands', async () => {
  const { keys } = openWelcome(pageUntil(ended));
  await vi.waitFor(() =>
    expect(keys.value).toEqual([{ words: 'Cancel the call', keys: 'Alt+Shift+U' }]),
  );
});
