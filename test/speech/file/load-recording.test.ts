import { expect, it, vi } from 'vitest';
import { loadRecording, MAX_BYTES, siteOf } from '@/lib/speech/file/load-recording';

const LINK = 'https://rec.example:8443/a/1.wav?signature=x';
const never = new AbortController().signal;

function load(answer: () => Promise<Response>, isAllowed = true) {
  const hasOrigins = vi.fn(async () => isAllowed);
  const loading = loadRecording({ fetchFile: answer, hasOrigins }, LINK, never);
  return { loading, hasOrigins };
}

const audio = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'audio/wav', ...headers } });

it('loads a file', async () => {
  const file = await load(async () => audio('sound')).loading;
  expect(file instanceof Blob && (await file.text())).toBe('sound');
});

it('gives the site nothing but the link', async () => {
  const fetchFile = vi.fn(async () => audio('sound'));
  await loadRecording({ fetchFile, hasOrigins: async () => true }, LINK, never);
  expect(fetchFile).toHaveBeenCalledWith(
    LINK,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

it('says that a site is not allowed only if it is not', async () => {
  const fails = async () => Promise.reject(new TypeError('Failed to fetch'));
  const forbidden = load(fails, false);
  expect(await forbidden.loading).toBe('not-allowed');
  expect(forbidden.hasOrigins).toHaveBeenCalledWith(['https://rec.example/*']);
  expect(await load(fails).loading).toBe('not-loaded');
});

it.each([
  ['expired', () => new Response(null, { status: 403 })],
  ['not-loaded', () => new Response(null, { status: 503 })],
  ['not-audio', () => audio('<html>', { 'content-type': 'text/html; charset=utf-8' })],
  ['not-audio', () => audio('{}', { 'content-type': 'application/json' })],
  ['too-large', () => audio('x', { 'content-length': `${MAX_BYTES + 1}` })],
])('says %s', async (problem, answer) => {
  expect(await load(async () => answer()).loading).toBe(problem);
});

it('counts what comes, whatever length the server states, and stops it', async () => {
  const cancel = vi.fn();
  const chunk = new Uint8Array(MAX_BYTES / 4);
  const endless = new ReadableStream({ pull: (body) => body.enqueue(chunk), cancel });
  let signal: AbortSignal | null | undefined;
  const fetchFile = async (_: string, init: RequestInit) => {
    signal = init.signal;
    return audio(endless, { 'content-length': '10' });
  };
  const file = await loadRecording({ fetchFile, hasOrigins: async () => true }, LINK, never);
  expect(file).toBe('too-large');
  expect(signal?.aborted).toBe(true);
});

it('says that a connection broke off', async () => {
  const broken = new ReadableStream({
    start(body) {
      body.enqueue(new Uint8Array(3));
      body.error(new TypeError('network'));
    },
  });
  expect(await load(async () => audio(broken)).loading).toBe('not-loaded');
});

it('rejects once its signal aborts', async () => {
  const end = new AbortController();
  const fetchFile = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const loading = loadRecording({ fetchFile, hasOrigins: async () => true }, LINK, end.signal);
  end.abort();
  await expect(loading).rejects.toThrow();
});

it('names a site without its port, as host access does', () => {
  expect(siteOf(LINK)).toBe('https://rec.example/*');
});
