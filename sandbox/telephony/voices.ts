import { randomFrom, wholeNumberBetween } from '@/sandbox/random';

/** Samples per second, as telephone recordings have. */
export const SAMPLE_RATE = 8000;

/** The two lowest resonances of vowels, Hz. Peterson and Barney 1952, men: "ah", "ee", "oo", "uh". */
const VOWELS = [
  { low: 730, high: 1090 },
  { low: 270, high: 2290 },
  { low: 300, high: 870 },
  { low: 640, high: 1190 },
] as const;

type Vowel = (typeof VOWELS)[number];

/** Hz by which a resonance reaches to its sides. */
const RESONANCE_HZ = 120;
/** A telephone carries nothing above, Hz. */
const HIGHEST_HZ = 3400;

/** A syllable of one voice. Times in seconds, pitches in Hz at its beginning and end. */
interface Syllable {
  at: number;
  length: number;
  pitch: { from: number; to: number };
  vowel: { from: Vowel; to: Vowel };
}

/** Two "voices" that take turns, in syllables that glide in pitch and vowel as speech does. Samples from -1 to 1. */
export function makeVoices(seed: string, seconds: number): Float64Array {
  const samples = new Float64Array(Math.round(seconds * SAMPLE_RATE));
  for (const syllable of speak(seed, seconds)) addSyllable(samples, syllable);
  return samples;
}

function* speak(seed: string, seconds: number): Generator<Syllable> {
  const random = randomFrom(`${seed}|speech`);
  const voices = [wholeNumberBetween(random, 105, 135), wholeNumberBetween(random, 185, 225)];
  const vowel = () => VOWELS[wholeNumberBetween(random, 0, VOWELS.length - 1)] ?? VOWELS[0];
  let at = 0.3;
  for (let turn = 0; at < seconds; turn += 1) {
    const base = voices[turn % 2] ?? 120;
    for (let n = wholeNumberBetween(random, 4, 11); n > 0 && at < seconds; n -= 1) {
      const length = 0.09 + random() * 0.16;
      const pitch = { from: base * (0.9 + random() * 0.4), to: base * (0.8 + random() * 0.3) };
      yield { at, length, pitch, vowel: { from: vowel(), to: vowel() } };
      at += length + (random() < 0.2 ? 0.14 : 0.02);
    }
    at += 0.35 + random() * 0.5;
  }
}

function addSyllable(samples: Float64Array, { at, length, pitch, vowel }: Syllable): void {
  const first = Math.floor(at * SAMPLE_RATE);
  const count = Math.min(Math.floor(length * SAMPLE_RATE), samples.length - first);
  let phase = 0;
  for (let i = 0; i < count; i += 1) {
    const part = i / count;
    const hz = between(pitch, part);
    phase += (2 * Math.PI * hz) / SAMPLE_RATE;
    samples[first + i] = 0.3 * Math.sin(Math.PI * part) * overtones(phase, hz, vowel, part);
  }
}

/** The overtones of a pitch, as loud as the resonances of a vowel make them. */
function overtones(phase: number, hz: number, vowel: Syllable['vowel'], part: number): number {
  const low = between({ from: vowel.from.low, to: vowel.to.low }, part);
  const high = between({ from: vowel.from.high, to: vowel.to.high }, part);
  let sum = 0;
  for (let nth = 1; nth * hz < HIGHEST_HZ; nth += 1) {
    const gain = resonance(nth * hz, low) + 0.5 * resonance(nth * hz, high) + 0.02;
    sum += gain * Math.sin(nth * phase);
  }
  return sum / 2;
}

function resonance(hz: number, centre: number): number {
  return 1 / (1 + ((hz - centre) / RESONANCE_HZ) ** 2);
}

function between({ from, to }: { from: number; to: number }, part: number): number {
  return from + (to - from) * part;
}
