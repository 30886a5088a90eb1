import { expect, it } from 'vitest';
import { makeSampleRecording } from '@/components/practice/sample-recording';

it('makes a WAV file that rings for a second, is quiet, and rings again', async () => {
  const file = makeSampleRecording();
  expect(file.type).toBe('audio/wav');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = new DataView(bytes.buffer);
  const text = (at: number) => String.fromCharCode(...bytes.slice(at, at + 4));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(header.getUint32(4, true)).toBe(bytes.length - 8);
  expect(header.getUint32(40, true)).toBe(bytes.length - 44);
  expect(header.getUint32(24, true)).toBe(8_000);
  const second = (from: number) => bytes.slice(44 + from * 8_000, 44 + (from + 1) * 8_000);
  const loudness = (from: number) => Math.max(...second(from)) - Math.min(...second(from));
  expect([0, 1, 2, 3].map((from) => loudness(from) > 60)).toEqual([true, false, true, false]);
});
