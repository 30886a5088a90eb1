import { randomFrom } from '@/sandbox/random';
import { SAMPLE_RATE } from './voices';

/** Two tones that sound together, on and off. Hz and seconds. */
interface Cadence {
  tones: readonly [number, number];
  on: number;
  off: number;
}

/** Ringing in North America. ITU-T E.180, supplement 2. */
const RINGING_US: Cadence = { tones: [440, 480], on: 2, off: 4 };

/** Returns a tone in its cadence. Samples from -1 to 1 at `SAMPLE_RATE`. */
export function makeRingingTone(seconds: number, cadence = RINGING_US): Float64Array {
  const { tones, on, off } = cadence;
  return Float64Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, at) => {
    const time = at / SAMPLE_RATE;
    if (time % (on + off) >= on) return 0;
    return tones.reduce((sum, hz) => sum + 0.1 * Math.sin(2 * Math.PI * hz * time), 0);
  });
}

/** Returns white noise. The same seed gives the same samples. */
export function makeNoise(seed: string, seconds: number, loudness: number): Float64Array {
  const random = randomFrom(`${seed}|noise`);
  const length = Math.round(seconds * SAMPLE_RATE);
  return Float64Array.from({ length }, () => loudness * (2 * random() - 1));
}
