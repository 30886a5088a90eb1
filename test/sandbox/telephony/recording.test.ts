import { expect, it } from 'vitest';
import { makeRecording } from '@/sandbox/telephony/recording';
import { SAMPLE_RATE } from '@/sandbox/telephony/voices';

it('is a WAV of 8 kHz, one channel, 16 bit, of the length asked for', () => {
  const bytes = makeRecording('r', 3);
  const view = new DataView(bytes.buffer);
  const text = (from: number) => String.fromCharCode(...bytes.slice(from, from + 4));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(bytes.length - 8);
  expect([view.getUint16(20, true), view.getUint16(22, true)]).toEqual([1, 1]);
  expect([view.getUint32(24, true), view.getUint16(34, true)]).toEqual([SAMPLE_RATE, 16]);
  expect(view.getUint32(40, true)).toBe(3 * SAMPLE_RATE * 2);
  expect(bytes.length).toBe(44 + 3 * SAMPLE_RATE * 2);
});

it('can be heard, does not clip, and is the same for the same seed', () => {
  const bytes = makeRecording('r', 5);
  const samples = new Int16Array(bytes.buffer, 44);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeGreaterThan(4000);
  expect(loudest).toBeLessThan(32_000);
  expect(makeRecording('r', 5)).toEqual(bytes);
  expect(makeRecording('q', 5)).not.toEqual(bytes);
});
