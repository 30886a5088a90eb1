import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { reloadInWorkspace } from '@/components/dashboard/reload-in-workspace';
import type { Settings } from '@/lib/settings/table';
import { completeSettings } from '@/test/support/own-pages/own-samples';

it('loads the page again in another workspace, and names its own until then', () => {
  const value = signal<Settings>();
  const reload = vi.fn();
  const shown = reloadInWorkspace({ value }, reload, new AbortController().signal);
  expect(shown()).toBeUndefined();
  value.value = completeSettings({ workspace: 'acme' });
  value.value = completeSettings({ workspace: 'acme', countdownSeconds: 1 });
  expect([shown(), reload.mock.calls]).toEqual(['acme', []]);
  value.value = completeSettings({ workspace: 'bolt' });
  expect([shown(), reload.mock.calls]).toEqual(['acme', [[]]]);
});
