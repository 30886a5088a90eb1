// @vitest-environment happy-dom
import '@/test/calls/support/database';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOptions } from '@/components/settings/open-options';
import { logError, openErrorDatabase } from '@/lib/problems/error-log';
import { openSettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import { pageUntil } from '@/test/components/shared/page-until';
import { askedOfBackground, ownPageBrowser } from '@/test/support/fakes/own-page-browser';

vi.mock('@/lib/platform/browser', async () => {
  const { ownPageBrowser: browser } = await import('@/test/support/fakes/own-page-browser');
  return { browser };
});

let ended: AbortController;

beforeEach(() => {
  vi.clearAllMocks();
  ended = new AbortController();
});
afterEach(() => {
  ended.abort();
});

it('shows the stored settings and the sites that the browser allows', async () => {
  await createSettings(openSettingsDatabase()).write('countdownSeconds', 7);
  const { settings, hostAccess } = openOptions(pageUntil(ended));
  await vi.waitFor(() => expect(settings.value.value?.countdownSeconds).toBe(7));
  await vi.waitFor(() =>
    expect(hostAccess.allowed.value).toEqual([
      { host: 'crm.example', patterns: ['https://crm.example/*'] },
    ]),
  );
});

it('follows what is granted in the browser’s own pages, until it is closed', async () => {
  const { hostAccess } = openOptions(pageUntil(ended));
  await vi.waitFor(() => expect(hostAccess.hasAllSites.value).toBe(false));
  ownPageBrowser.permissions.contains.mockResolvedValueOnce(true);
  ownPageBrowser.permissions.onAdded.fire();
  await vi.waitFor(() => expect(hostAccess.hasAllSites.value).toBe(true));
  const reads = ownPageBrowser.permissions.getAll.mock.calls.length;
  ended.abort();
  ownPageBrowser.permissions.onAdded.fire();
  expect(ownPageBrowser.permissions.getAll).toHaveBeenCalledTimes(reads);
});

it('asks the browser for the service, then the background to save the connection', async () => {
  const { connection } = openOptions(pageUntil(ended));
  connection.type('baseUrl', 'https://voice.example.com');
  ownPageBrowser.runtime.sendMessage.mockResolvedValue({ ok: true, value: null });
  await connection.save();
  expect(ownPageBrowser.permissions.request).toHaveBeenCalledWith({
    origins: ['https://voice.example.com/*'],
  });
  expect(askedOfBackground().map(({ name }) => name)).toContain('save-connection');
});

it('copies version, settings and recorded errors', async () => {
  ownPageBrowser.runtime.sendMessage.mockResolvedValue({ ok: true, value: [] });
  const error = { at: 1, source: 'background', name: 'TypeError', message: 'odd', stack: '' };
  await logError(openErrorDatabase(), error);
  const copied = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', {
    userAgent: 'Browser/1',
    language: 'en',
    languages: ['en'],
    clipboard: { writeText: copied },
  });
  await openOptions(pageUntil(ended)).diagnostics.copy();
  vi.unstubAllGlobals();
  const [text = ''] = copied.mock.calls[0] ?? [];
  for (const part of ['1.2.3', 'Browser/1', 'countdownSeconds', 'TypeError']) {
    expect(text).toContain(part);
  }
});
