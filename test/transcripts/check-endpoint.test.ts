import { expect, it, vi } from 'vitest';
import { checkEndpoint } from '@/lib/transcripts/check-endpoint';

const URL = 'https://stt.example.com/v1/audio/transcriptions';
const named = { transcriptionUrl: URL, transcriptionModel: 'whisper-1' };
const allowed = { ...named, transcribesAt: 'https://stt.example.com' };

const answering = (status: number) =>
  vi.fn(async (_url: string, _init: RequestInit) => ({ status }));
const yes = async () => true;
const { signal } = new AbortController();

it.each([
  ['none', { ...allowed, transcriptionUrl: '' }],
  ['off', { ...named, transcribesAt: '' }],
  ['moved', { ...named, transcribesAt: 'https://old.example.com' }],
] as const)('finds %s, and asks nobody', async (reach, settings) => {
  const fetch = answering(200);
  expect(await checkEndpoint(settings, { hasOrigins: yes, fetch }, signal)).toBe(reach);
  expect(fetch).not.toHaveBeenCalled();
});

it('asks nobody that the browser does not allow', async () => {
  const fetch = answering(200);
  const hasOrigins = vi.fn(async () => false);
  expect(await checkEndpoint(allowed, { hasOrigins, fetch }, signal)).toBe('not-allowed');
  expect(hasOrigins).toHaveBeenCalledWith(['https://stt.example.com/*']);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  [200, 'reachable'],
  [401, 'reachable'],
  [405, 'reachable'],
  [502, 'unreachable'],
])('finds an answer %s: %s', async (status, reach) => {
  expect(await checkEndpoint(allowed, { hasOrigins: yes, fetch: answering(status) }, signal)).toBe(
    reach,
  );
});

it('finds nobody there', async () => {
  const fetch = () => Promise.reject(new TypeError('offline'));
  expect(await checkEndpoint(allowed, { hasOrigins: yes, fetch }, signal)).toBe('unreachable');
});

it('does not wait for ever', async () => {
  vi.useFakeTimers();
  const fetch = () => new Promise<never>(() => undefined);
  const checked = checkEndpoint(allowed, { hasOrigins: yes, fetch }, signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await checked).toBe('unreachable');
  vi.useRealTimers();
});

it('sends nothing there: no key, no cookie, no recording', async () => {
  const fetch = answering(200);
  await checkEndpoint(allowed, { hasOrigins: yes, fetch }, signal);
  expect(fetch).toHaveBeenCalledOnce();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(URL);
  expect(init).toMatchObject({ method: 'HEAD', credentials: 'omit', redirect: 'error' });
  expect([init?.headers, init?.body]).toEqual([undefined, undefined]);
});
