import { expect, it } from 'vitest';
import { createFrameMeter, FRAMES_PER_SECOND, type SoundFrame } from '@/lib/speech/sound/frames';
import { makeNoise, makeRingingTone } from '@/sandbox/telephony/tones';
import { speech } from '@/test/support/sound/sounds';

function framesOf(sound: Float64Array): SoundFrame[] {
  const frames: SoundFrame[] = [];
  sound.forEach(createFrameMeter((frame) => frames.push(frame)));
  return frames;
}

const median = (frames: readonly SoundFrame[], name: keyof SoundFrame) =>
  frames.map((frame) => frame[name]).sort((a, b) => a - b)[Math.floor(frames.length / 2)] ?? 0;

it('measures 31 frames a second, and their level', () => {
  const frames = framesOf(makeNoise('n', 2, 0.1));
  expect(frames.length).toBeCloseTo(2 * FRAMES_PER_SECOND, -1);
  // Uniform noise up to 0.1 has an RMS of 0.1 / √3.
  expect(median(frames, 'level')).toBeCloseTo(20 * Math.log10(0.1 / Math.sqrt(3)), 0);
});

it('tells tones, noise and speech apart', () => {
  const tone = framesOf(makeRingingTone(1.9)).slice(4);
  const noise = framesOf(makeNoise('n', 2, 0.1));
  const voice = framesOf(speech(4));
  expect(median(tone, 'tonal')).toBeGreaterThan(0.98);
  expect(median(tone, 'steady')).toBeGreaterThan(0.98);
  expect(median(noise, 'tonal')).toBeLessThan(0.3);
  expect(median(noise, 'pitched')).toBeLessThan(0.3);
  expect(median(voice, 'pitched')).toBeGreaterThan(0.6);
  expect(median(voice, 'steady')).toBeLessThan(0.6);
});

it('measures silence without failing', () => {
  const [frame] = framesOf(new Float64Array(512));
  expect(frame).toEqual({ level: -100, pitched: 0, tonal: 0, steady: 0 });
});
