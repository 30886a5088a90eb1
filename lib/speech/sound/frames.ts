import { createTransform, type Transform } from './spectrum';
import { TELEPHONE_RATE } from './telephone-rate';

/** Samples of a frame: 64 ms, in which even a low voice has several periods. */
const FRAME_SIZE = 512;
/** Samples from one frame to the next. */
const HOP_SIZE = 256;
/** Frames per second. */
export const FRAMES_PER_SECOND = TELEPHONE_RATE / HOP_SIZE;

/** A frame is compared with the one 128 ms before: most sounds of speech are shorter. */
const COMPARED_FRAMES = 4;
const BINS = FRAME_SIZE / 2;
const BIN_HZ = TELEPHONE_RATE / FRAME_SIZE;
/** Below are hum and rumble; a telephone passes little of either. */
const LOWEST_BIN = Math.round(80 / BIN_HZ);
/** Half of the width that a steady tone has in the spectrum, in bins. */
const PEAK_HALF_WIDTH = 2;
/** The periods of voices of 400 to 70 Hz, in samples. */
const PERIODS = { least: 20, most: 114 };
const SILENT_DB = -100;

/** What is measured of one frame. */
export interface SoundFrame {
  /** RMS, in dB of full scale. */
  level: number;
  /** How periodic it is within the pitch of voices, 0 to 1. */
  pitched: number;
  /** The share of its energy in the two strongest peaks of its spectrum, 0 to 1. */
  tonal: number;
  /** How alike its spectrum and that of 128 ms before are, 0 to 1. */
  steady: number;
}

/** Measures one channel at `TELEPHONE_RATE`: `take` gets `FRAMES_PER_SECOND` frames. */
export function createFrameMeter(take: (frame: SoundFrame) => void): (sample: number) => void {
  const samples = new Float64Array(FRAME_SIZE);
  const measure = createMeasure();
  let filled = 0;
  return (sample) => {
    samples[filled] = sample;
    filled += 1;
    if (filled < FRAME_SIZE) return;
    take(measure(samples));
    samples.copyWithin(0, HOP_SIZE);
    filled = FRAME_SIZE - HOP_SIZE;
  };
}

/** The window of Hann. */
const taper = Float64Array.from(
  { length: FRAME_SIZE },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / FRAME_SIZE),
);

function createMeasure(): (samples: Float64Array) => SoundFrame {
  const transform = createTransform(FRAME_SIZE);
  const power = new Float64Array(FRAME_SIZE);
  const earlier = Array.from({ length: COMPARED_FRAMES }, () => new Float64Array(BINS));
  const taperCorrelation = taper.slice();
  const scratch = new Float64Array(FRAME_SIZE);
  toPower(taperCorrelation, scratch, transform);
  toCorrelation(taperCorrelation, scratch, transform);
  let nth = 0;
  return (samples) => {
    const level = levelOf(samples);
    for (let at = 0; at < FRAME_SIZE; at += 1) power[at] = (samples[at] ?? 0) * (taper[at] ?? 0);
    toPower(power, scratch, transform);
    const before = earlier[nth % COMPARED_FRAMES] ?? scratch;
    nth += 1;
    const steady = likeness(before, power);
    before.set(power.subarray(0, BINS));
    const tonal = tonalOf(before);
    toCorrelation(power, scratch, transform);
    return { level, steady, tonal, pitched: pitchedOf(power, taperCorrelation) };
  };
}

/** Replaces samples by the power of their spectrum. */
function toPower(block: Float64Array, scratch: Float64Array, transform: Transform): void {
  scratch.fill(0);
  transform(block, scratch);
  for (let bin = 0; bin < block.length; bin += 1) {
    block[bin] = (block[bin] ?? 0) ** 2 + (scratch[bin] ?? 0) ** 2;
  }
}

/** Replaces the power of a spectrum by the correlation of its sound with itself, by lag. */
function toCorrelation(block: Float64Array, scratch: Float64Array, transform: Transform): void {
  scratch.fill(0);
  transform(block, scratch);
}

function levelOf(samples: Float64Array): number {
  let sum = 0;
  let squares = 0;
  for (const sample of samples) {
    sum += sample;
    squares += sample * sample;
  }
  const variance = squares / samples.length - (sum / samples.length) ** 2;
  return Math.max(SILENT_DB, 10 * Math.log10(Math.max(variance, 0) + 1e-12));
}

/**
 * The highest correlation at the period of a voice, corrected for the window.
 * Boersma 1993, "Accurate short-term analysis of the fundamental frequency".
 */
function pitchedOf(correlation: Float64Array, ofTaper: Float64Array): number {
  const whole = correlation[0] ?? 0;
  if (whole === 0) return 0;
  let most = 0;
  for (let lag = PERIODS.least; lag <= PERIODS.most; lag += 1) {
    most = Math.max(most, (correlation[lag] ?? 0) / (ofTaper[lag] ?? 1));
  }
  return Math.min(1, (most * (ofTaper[0] ?? 1)) / whole);
}

/** The cosine of the angle between two spectra. */
function likeness(one: Float64Array, other: Float64Array): number {
  let both = 0;
  let ones = 0;
  let others = 0;
  for (let bin = LOWEST_BIN; bin < BINS; bin += 1) {
    const a = one[bin] ?? 0;
    const b = other[bin] ?? 0;
    both += a * b;
    ones += a * a;
    others += b * b;
  }
  return both === 0 ? 0 : both / Math.sqrt(ones * others);
}

function tonalOf(power: Float64Array): number {
  let all = 0;
  for (let bin = LOWEST_BIN; bin < BINS; bin += 1) all += power[bin] ?? 0;
  if (all === 0) return 0;
  const strongest = strongestBin(power, -BINS);
  const second = strongestBin(power, strongest);
  return Math.min(1, (energyAround(power, strongest) + energyAround(power, second)) / all);
}

/** The strongest bin whose peak does not overlap with the one at `taken`. */
function strongestBin(power: Float64Array, taken: number): number {
  let best = LOWEST_BIN;
  let most = -1;
  for (let bin = LOWEST_BIN; bin < BINS; bin += 1) {
    const value = power[bin] ?? 0;
    if (value <= most || Math.abs(bin - taken) <= 2 * PEAK_HALF_WIDTH) continue;
    most = value;
    best = bin;
  }
  return best;
}

function energyAround(power: Float64Array, peak: number): number {
  let energy = 0;
  const first = Math.max(LOWEST_BIN, peak - PEAK_HALF_WIDTH);
  for (let bin = first; bin <= peak + PEAK_HALF_WIDTH; bin += 1) energy += power[bin] ?? 0;
  return energy;
}
