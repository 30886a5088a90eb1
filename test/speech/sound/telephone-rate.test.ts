import { expect, it } from 'vitest';
import { createRateConverter } from '@/lib/speech/sound/telephone-rate';

function converted(rate: number, samples: number[], slice: number): number[] {
  const out: number[] = [];
  const convert = createRateConverter(rate, (sample) => out.push(sample));
  for (let at = 0; at < samples.length; at += slice) {
    convert(Float32Array.from(samples.slice(at, at + slice)));
  }
  return out;
}

it('averages a higher rate, also over the border of slices', () => {
  expect(converted(16_000, [0, 1, 2, 3, 4, 5], 1)).toEqual([0.5, 2.5, 4.5]);
  expect(converted(16_000, [0, 1, 2, 3, 4, 5], 6)).toEqual([0.5, 2.5, 4.5]);
});

it('yields as many samples as the time has, whatever the rate', () => {
  for (const rate of [4_000, 8_000, 11_025, 44_100, 48_000]) {
    const second = new Array<number>(rate).fill(0.5);
    const out = converted(rate, second, 1_000);
    expect(Math.abs(out.length - 8_000), `${rate}`).toBeLessThanOrEqual(1);
    expect(out.every((sample) => sample === 0.5)).toBe(true);
  }
});

it('takes no number for silence', () => {
  expect(converted(8_000, [Number.NaN, Number.POSITIVE_INFINITY, 1], 3)).toEqual([0, 0, 1]);
});
