/** Number of bars of a waveform. */
export const BARS = 120;

/** Returns the loudness of each of `bars` equal parts of the samples, the loudest as 1. */
export function peaksOf(samples: Float32Array, bars = BARS): number[] {
  const peaks = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars);
    return loudest(samples, from, Math.floor(((bar + 1) * samples.length) / bars));
  });
  const most = Math.max(...peaks);
  return most > 0 ? peaks.map((peak) => peak / most) : peaks;
}

function loudest(samples: Float32Array, from: number, to: number): number {
  let most = 0;
  for (let at = from; at < to; at += 1) most = Math.max(most, Math.abs(samples[at] ?? 0));
  return most;
}

/** Samples per second that are looked at: enough for bars, and an hour stays below 120 MB. */
const SAMPLE_RATE = 8_000;

/** Decodes a recording and returns its loudness; undefined for a format that the browser cannot read. */
export async function decodePeaks(file: ArrayBuffer): Promise<number[] | undefined> {
  try {
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
    return peaksOf((await context.decodeAudioData(file)).getChannelData(0));
  } catch {
    return undefined;
  }
}

/** Draws bars as one path, mirrored at the middle, on a grid of `peaks.length` × 100. */
export function barsPath(peaks: readonly number[]): string {
  return peaks
    .map((peak, at) => {
      const half = Math.max(2, Math.round(peak * 50));
      return `M${at + 0.5} ${50 - half}v${2 * half}`;
    })
    .join('');
}
