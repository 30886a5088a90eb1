import { describe, expect, it } from 'vitest';
import { TRANSCRIPTIONS_PATH } from '@/sandbox/operations/transcriptions';
import { makeRecording } from '@/sandbox/telephony/recording';
import { testSandbox } from '@/test/sandbox/support/sandbox';

/** Sends a recording as OpenAI's clients do. */
function send(url: string, bytes: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'recording.wav');
  for (const [name, value] of Object.entries({ model: 'whisper-1', ...more }))
    body.append(name, value);
  return fetch(`${url}${TRANSCRIPTIONS_PATH}`, { method: 'POST', body });
}

const recording = makeRecording('a', 12);

describe('the transcription endpoint', () => {
  it('has the same words for the same file, and more for a longer one', async () => {
    const { url, transcribed } = await testSandbox();
    const { text } = await (await send(url, recording)).json();
    expect(text.match(/[.?]/g).length).toBeGreaterThanOrEqual(4);
    expect(await (await send(url, recording)).json()).toEqual({ text });
    const longer = await (await send(url, makeRecording('a', 30))).json();
    expect(longer.text.length).toBeGreaterThan(text.length);
    expect(transcribed()[0]).toEqual({
      ...{ name: 'recording.wav', bytes: recording.length, model: 'whisper-1', key: '' },
    });
  });

  it('answers in three formats', async () => {
    const { url } = await testSandbox();
    const verbose = await (await send(url, recording, { response_format: 'verbose_json' })).json();
    expect(verbose).toMatchObject({ language: 'english', duration: 12, segments: [{ end: 12 }] });
    const plain = await (await send(url, recording, { response_format: 'text' })).text();
    expect(plain.trim()).toBe(verbose.text);
  });

  it('refuses what is no WAV file, what has no file, and what is too large', async () => {
    const { url } = await testSandbox();
    const page = new TextEncoder().encode('<title>Sign in</title>'.repeat(10));
    expect((await send(url, page)).status).toBe(400);
    const post = { method: 'POST', body: new FormData() };
    expect((await fetch(`${url}${TRANSCRIPTIONS_PATH}`, post)).status).toBe(400);
    expect((await send(url, new Uint8Array(25 * 1024 * 1024))).status).toBe(413);
  });

  it('wants a key if it has one', async () => {
    const { url, transcribed } = await testSandbox({ transcriptionKey: 'k' });
    expect((await send(url, recording)).status).toBe(401);
    expect(transcribed()).toEqual([]);
  });
});
