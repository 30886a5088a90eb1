import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { audioName } from '@/lib/transcripts/audio-name';
import { makeRinging } from '@/sandbox/telephony/recording';

const nameOf = (bytes: Uint8Array<ArrayBuffer>) => audioName(new Blob([bytes]));

it.each(['mp3', 'ogg', 'm4a'])('knows a file as %s by how it begins', async (ending) => {
  const bytes = await readFile(`test/fixtures/recordings/conversation.${ending}`);
  expect(await nameOf(new Uint8Array(bytes))).toBe(`recording.${ending}`);
});

it.each([
  ['wav', makeRinging('r', 1)],
  ['mp3', Uint8Array.of(0xff, 0xfb, 0x90, 0x64)],
  ['mp3', new TextEncoder().encode('ID3\u0004')],
  ['webm', Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3)],
  ['flac', new TextEncoder().encode('fLaC\u0000')],
])('names %s', async (ending, bytes) => {
  expect(await nameOf(bytes)).toBe(`recording.${ending}`);
});

it.each([
  ['nothing', new Uint8Array()],
  ['a page', new TextEncoder().encode('<!doctype html><title>Sign in</title>')],
  [
    'a RIFF file of something else',
    new TextEncoder().encode('RIFF\u0001\u0002\u0003\u0004AVI LIST'),
  ],
  ['AAC without a container', Uint8Array.of(0xff, 0xf1, 0x50, 0x80)],
])('has no name for %s', async (_, bytes) => {
  expect(await nameOf(bytes)).toBeUndefined();
});
