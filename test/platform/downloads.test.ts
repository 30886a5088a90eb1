import { expect, it, vi } from 'vitest';
import { download, hasDownloads, requestDownloads } from '@/lib/platform/permissions';

const asked = vi.hoisted(() => ({ permissions: [] as unknown[], files: [] as unknown[] }));

vi.mock('@/lib/platform/browser', () => ({
  browser: {
    permissions: {
      contains: async (wanted: unknown) => {
        asked.permissions.push(['contains', wanted]);
        return false;
      },
      request: async (wanted: unknown) => {
        asked.permissions.push(['request', wanted]);
        return true;
      },
    },
    downloads: { download: async (file: unknown) => asked.files.push(file) },
  },
}));

it('asks for downloads alone, and only at the press', async () => {
  expect([await hasDownloads(), await requestDownloads()]).toEqual([false, true]);
  const wanted = { permissions: ['downloads'] };
  expect(asked.permissions).toEqual([
    ['contains', wanted],
    ['request', wanted],
  ]);
});

it('names the file', async () => {
  await download('https://rec.example/1.wav', '2026-11-24 14.05 Ada.wav');
  expect(asked.files).toEqual([
    { url: 'https://rec.example/1.wav', filename: '2026-11-24 14.05 Ada.wav' },
  ]);
});
