import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_TRANSCRIPT_BYTES } from '@/lib/transcripts/model';
import { requestTranscript } from '@/lib/transcripts/request-transcript';

const REQUEST = {
  ...{ url: 'https://stt.example.com/v1/audio/transcriptions', model: 'large', key: 'k' },
  ...{ file: new Blob(['sound']), name: 'recording.wav' },
};
const live = new AbortController().signal;

afterEach(() => {
  vi.useRealTimers();
});

/** Asks a server with this answer. */
const ask = (body: BodyInit | null, status = 200, request = REQUEST) =>
  requestTranscript(async () => new Response(body, { status }), request, live);

it('sends the recording once, with the key, and nothing else', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ text: 'Hi' }));
  expect(await requestTranscript(fetch, REQUEST, live)).toEqual({ text: 'Hi', isCut: false });
  expect(fetch).toHaveBeenCalledTimes(1);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(REQUEST.url);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error' });
  expect(init?.headers).toEqual({ accept: 'application/json', authorization: 'Bearer k' });
  const form = init?.body as FormData;
  expect([...form.keys()]).toEqual(['file', 'model', 'response_format']);
  const file = form.get('file') as File;
  expect([file.name, await file.text()]).toEqual(['recording.wav', 'sound']);
});

it('sends no key if there is none', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ text: 'Hi' }));
  await requestTranscript(fetch, { ...REQUEST, key: '' }, live);
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ accept: 'application/json' });
});

it('reads the verbose answer, too', async () => {
  const verbose = {
    task: 'transcribe',
    language: 'english',
    duration: 2,
    text: ' Hi ',
    segments: [],
  };
  expect(await ask(JSON.stringify(verbose))).toEqual({ text: 'Hi', isCut: false });
});

it.each([
  [401, 'wrong-key'],
  [403, 'wrong-key'],
  [413, 'too-large'],
  [429, 'busy'],
  [400, 'refused'],
  [404, 'refused'],
  [422, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
])('says what a %i means', async (status, problem) => {
  expect(await ask('no', status)).toEqual({ problem });
});

it('says that a key is missing', async () => {
  expect(await ask('no', 401, { ...REQUEST, key: '' })).toEqual({ problem: 'no-key' });
});

it.each([
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['nothing', ''],
  ['an error in a 200', '{"error":{"message":"no"}}'],
  ['another type', '{"text":["Hi"]}'],
  ['half an answer', '{"text":"Hi'],
])('takes %s for no transcript', async (_, body) => {
  expect(await ask(body)).toEqual({ problem: 'unreadable' });
});

it.each(['', ' \n\t', '\u202E\u0000'])('finds no words in %j', async (text) => {
  expect(await ask(JSON.stringify({ text }))).toEqual({ problem: 'no-words' });
});

it('cuts a long transcript', async () => {
  const result = await ask(JSON.stringify({ text: 'word '.repeat(100_000) }));
  expect(result).toMatchObject({ isCut: true });
  expect('text' in result && result.text.length).toBeLessThanOrEqual(MAX_TRANSCRIPT_BYTES);
});

it('ends an answer that has no end', async () => {
  let [pulled, isCancelled] = [0, false];
  const body = new ReadableStream({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(1_000_000));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  expect(await ask(body)).toEqual({ problem: 'unreadable' });
  expect(pulled).toBeLessThan(20);
  expect(isCancelled).toBe(true);
});

describe('a request without an answer', () => {
  const never = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  it('is unreachable', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await requestTranscript(fetch, REQUEST, live)).toEqual({ problem: 'unreachable' });
  });

  it('is given up after four minutes', async () => {
    vi.useFakeTimers();
    const answer = vi.fn();
    void requestTranscript(never, REQUEST, live).then(answer);
    await vi.advanceTimersByTimeAsync(239_999);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toHaveBeenCalledWith({ problem: 'timeout' });
    vi.useRealTimers();
  });

  it('ends with its signal', async () => {
    const end = new AbortController();
    const asked = requestTranscript(never, REQUEST, end.signal);
    end.abort(new Error('cancelled'));
    await expect(asked).rejects.toThrow('cancelled');
  });
});
