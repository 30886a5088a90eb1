import { randomFrom, wholeNumberBetween } from '@/sandbox/random';

/** Samples per second. One channel, 16 bit, like telephone recordings. */
export const SAMPLE_RATE = 8000;

const HEADER_BYTES = 44;
const LOUDNESS = 9000;

/** A syllable: start and length in seconds, pitch in Hz. */
interface Syllable {
  at: number;
  length: number;
  pitch: number;
}

/**
 * Returns a WAV file of two "voices" that take turns in syllable-like tones. The same seed gives the
 * same file. About 16 kB per second.
 */
export function makeRecording(seed: string, seconds: number): Uint8Array<ArrayBuffer> {
  const samples = Math.round(seconds * SAMPLE_RATE);
  const bytes = new Uint8Array(HEADER_BYTES + samples * 2);
  const view = new DataView(bytes.buffer);
  writeHeader(view, samples * 2);
  for (const syllable of speak(seed, seconds)) writeSyllable(view, syllable, samples);
  return bytes;
}

function* speak(seed: string, seconds: number): Generator<Syllable> {
  const random = randomFrom(`${seed}|speech`);
  const voices = [wholeNumberBetween(random, 105, 135), wholeNumberBetween(random, 185, 225)];
  let at = 0.3;
  for (let turn = 0; at < seconds; turn += 1) {
    const base = voices[turn % 2] ?? 120;
    for (let n = wholeNumberBetween(random, 4, 11); n > 0 && at < seconds; n -= 1) {
      const length = 0.09 + random() * 0.16;
      yield { at, length, pitch: base * (0.9 + random() * 0.3) };
      at += length + (random() < 0.2 ? 0.14 : 0.02);
    }
    at += 0.35 + random() * 0.5;
  }
}

function writeSyllable(view: DataView, { at, length, pitch }: Syllable, samples: number): void {
  const first = Math.floor(at * SAMPLE_RATE);
  const count = Math.floor(length * SAMPLE_RATE);
  for (let i = 0; i < count && first + i < samples; i += 1) {
    const swell = Math.sin((Math.PI * i) / count);
    view.setInt16(HEADER_BYTES + 2 * (first + i), LOUDNESS * swell * voice(i, pitch), true);
  }
}

// A fundamental and weaker overtones sound like a hummed vowel.
function voice(sample: number, pitch: number): number {
  const phase = (2 * Math.PI * pitch * sample) / SAMPLE_RATE;
  const tones = Math.sin(phase) + 0.6 * Math.sin(2 * phase) + 0.4 * Math.sin(5 * phase);
  return tones / 2;
}

function writeHeader(view: DataView, dataBytes: number): void {
  writeText(view, 0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  writeText(view, 36, 'data');
  view.setUint32(40, dataBytes, true);
}

function writeText(view: DataView, offset: number, text: string): void {
  for (let i = 0; i < text.length; i += 1) view.setUint8(offset + i, text.charCodeAt(i));
}
