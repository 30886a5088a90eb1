import { expect, it } from 'vitest';
import { BARS, barsPath, peaksOf } from '@/components/player/waveform';

it('gives the loudness of each part, the loudest as 1', () => {
  expect(peaksOf(new Float32Array([0.1, -0.5, 0, 0.25]), 2)).toEqual([1, 0.5]);
  expect(peaksOf(new Float32Array([0, 0, 0.25, -0.25]), 4)).toEqual([0, 0, 1, 1]);
});

it('draws silence, and a recording shorter than its bars', () => {
  expect(peaksOf(new Float32Array(1_000))).toEqual(Array(BARS).fill(0));
  expect(peaksOf(new Float32Array([1]), 3).some((peak) => peak === 1)).toBe(true);
  expect(peaksOf(new Float32Array())).toHaveLength(BARS);
});

it('draws a bar for each part around the middle, and a short one for silence', () => {
  expect(barsPath([1, 0.5, 0])).toBe('M0.5 0v100M1.5 25v50M2.5 48v4');
});
