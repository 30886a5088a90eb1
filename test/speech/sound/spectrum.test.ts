import { expect, it } from 'vitest';
import { createTransform } from '@/lib/speech/sound/spectrum';

const SIZE = 16;

/** The same by definition, slowly. */
function slowTransform(samples: Float64Array): [number, number][] {
  return Array.from({ length: SIZE }, (_, bin) => {
    let [re, im] = [0, 0];
    samples.forEach((sample, at) => {
      const angle = (-2 * Math.PI * bin * at) / SIZE;
      re += sample * Math.cos(angle);
      im += sample * Math.sin(angle);
    });
    return [re, im];
  });
}

it('is the discrete Fourier transform', () => {
  const samples = Float64Array.from({ length: SIZE }, (_, at) => Math.sin(at * at) + at / 9);
  const [real, imaginary] = [samples.slice(), new Float64Array(SIZE)];
  createTransform(SIZE)(real, imaginary);
  slowTransform(samples).forEach(([re, im], bin) => {
    expect(real[bin]).toBeCloseTo(re, 9);
    expect(imaginary[bin]).toBeCloseTo(im, 9);
  });
});
