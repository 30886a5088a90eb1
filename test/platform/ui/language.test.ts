import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readMessages, rememberedLanguage, rememberLanguage } from '@/lib/platform/ui/language';

afterEach(() => vi.unstubAllGlobals());

it('reads the messages of a language from the package', async () => {
  const messages = { name: { message: 'Handset' } };
  const fetched = vi.fn(async (_url: string) => Response.json(messages));
  vi.stubGlobal('fetch', fetched);
  fakeBrowser.runtime.getURL = (path: string) => `chrome-extension://id${path}`;
  expect(await readMessages('pt-BR')).toEqual(messages);
  expect(fetched).toHaveBeenCalledWith('chrome-extension://id/_locales/pt_BR/messages.json');
});

it('remembers a language', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(rememberedLanguage()).toBe('');
  expect(rememberLanguage('de')).toBe(true);
  expect(rememberedLanguage()).toBe('de');
});

it('knows that nothing is kept where the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(rememberLanguage('de')).toBe(false);
  expect(rememberedLanguage()).toBe('');
});
