import { describe, expect, it } from 'vitest';
import {
  recordingToTranscribe,
  type TranscribeDeps,
  transcribeRecording,
} from '@/lib/transcripts/transcribe-call';
import { ENDPOINT, fakeTranscribing, LINK } from './support/deps';

const live = new AbortController().signal;

describe('which recording may be sent', () => {
  it('is that of the call, to the endpoint that the rep allowed', async () => {
    const { deps, asked } = fakeTranscribing();
    expect(await recordingToTranscribe(deps, 'c')).toEqual({ endpoint: ENDPOINT, link: LINK });
    expect(asked).toEqual([]);
  });

  const cases: [string, Partial<TranscribeDeps>][] = [
    ['off', { readEndpoint: async () => undefined }],
    ['refused-recording', { readRecording: async () => 'refused' }],
    ['no-recording', { readRecording: async () => 'none' }],
    ['not-allowed', { hasOrigins: async (all) => !all.includes('https://stt.example.com/*') }],
  ];
  it.each(cases)('is none if it is %s', async (problem, change) => {
    const { deps, asked } = fakeTranscribing(change);
    expect(await recordingToTranscribe(deps, 'c')).toEqual({ problem });
    expect(asked).toEqual([]);
  });
});

const transcribe = (change: Partial<TranscribeDeps> = {}) => {
  const { deps, asked } = fakeTranscribing(change);
  const result = transcribeRecording(deps, { endpoint: ENDPOINT, link: LINK }, live);
  return result.then((value) => ({ result: value, asked }));
};

it('loads the recording and has it transcribed', async () => {
  const { result, asked } = await transcribe();
  expect(result).toEqual({ text: 'Hello.', isCut: false });
  expect(asked).toEqual([LINK, ENDPOINT.url]);
});

describe('a recording that can’t be had is not sent', () => {
  const page = new TextEncoder().encode('<title>Sign in</title>');
  const wav = { 'content-type': 'audio/wav' };
  const cases: [string, () => Response][] = [
    ['expired', () => new Response('', { status: 403 })],
    ['not-loaded', () => new Response('', { status: 500 })],
    ['not-audio', () => new Response(page, { headers: { 'content-type': 'text/html' } })],
    ['not-audio', () => new Response(page, { headers: wav })],
    ['too-large', () => new Response('', { headers: { ...wav, 'content-length': '25000001' } })],
    ['too-large', () => new Response(new Uint8Array(25_000_001), { headers: wav })],
  ];
  it.each(cases)('%s', async (problem, answer) => {
    const { result, asked } = await transcribe({ fetchFile: async () => answer() });
    expect(result).toEqual({ problem });
    expect(asked).toEqual([LINK]);
  });

  it('names the site that the browser must allow', async () => {
    const { result } = await transcribe({
      fetchFile: () => Promise.reject(new TypeError('CORS')),
      hasOrigins: async () => false,
    });
    expect(result).toEqual({ problem: 'site-not-allowed', site: 'https://files.example.com/*' });
  });
});

it('sends nothing once it was cancelled', async () => {
  const end = new AbortController();
  const { deps, asked } = fakeTranscribing({
    readKey: async () => {
      end.abort(new Error('cancelled'));
      return '';
    },
  });
  const found = { endpoint: ENDPOINT, link: LINK };
  await expect(transcribeRecording(deps, found, end.signal)).rejects.toThrow('cancelled');
  expect(asked).toEqual([LINK]);
});
