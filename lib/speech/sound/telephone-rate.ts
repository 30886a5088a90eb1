/** Samples per second that are judged: a telephone carries nothing above 4 kHz. */
export const TELEPHONE_RATE = 8_000;

/**
 * Creates a converter of one channel from a sample rate in Hz to `TELEPHONE_RATE`. Each result, which `take` gets, is
 * the mean of the samples in its time: filter enough for what is judged. A lower rate repeats its samples.
 */
export function createRateConverter(
  fromRate: number,
  take: (sample: number) => void,
): (samples: Float32Array) => void {
  const step = TELEPHONE_RATE / fromRate;
  let phase = 0;
  let sum = 0;
  let count = 0;
  let mean = 0;
  return (samples) => {
    for (const sample of samples) {
      // A damaged file may decode to NaN.
      sum += Number.isFinite(sample) ? sample : 0;
      count += 1;
      for (phase += step; phase >= 1; phase -= 1) {
        if (count > 0) mean = sum / count;
        sum = 0;
        count = 0;
        take(mean);
      }
    }
  };
}
