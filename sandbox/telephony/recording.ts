import { makeNoise, makeRingingTone } from './tones';
import { makeVoices, SAMPLE_RATE } from './voices';

const HEADER_BYTES = 44;
const LOUDEST = 32_767;

/**
 * Returns a WAV file of two "voices" that take turns. The same seed gives the same file. About 16 kB per second: one
 * channel, 16 bit.
 */
export function makeRecording(seed: string, seconds: number): Uint8Array<ArrayBuffer> {
  return wavOf([makeVoices(seed, seconds)]);
}

/** Returns a WAV file of a phone that rings, as in North America, on a line with a little noise. */
export function makeRinging(seed: string, seconds: number): Uint8Array<ArrayBuffer> {
  const noise = makeNoise(seed, seconds, 0.001);
  return wavOf([makeRingingTone(seconds).map((sample, at) => sample + (noise[at] ?? 0))]);
}

/** Returns a WAV file of channels of the same length, each with samples from -1 to 1 at `SAMPLE_RATE`. */
export function wavOf(channels: readonly Float64Array[]): Uint8Array<ArrayBuffer> {
  const samples = channels[0]?.length ?? 0;
  const dataBytes = samples * channels.length * 2;
  const bytes = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(bytes.buffer);
  writeHeader(view, channels.length, dataBytes);
  channels.forEach((channel, nth) => {
    channel.forEach((sample, at) => {
      const place = HEADER_BYTES + 2 * (at * channels.length + nth);
      view.setInt16(place, LOUDEST * Math.min(1, Math.max(-1, sample)), true);
    });
  });
  return bytes;
}

function writeHeader(view: DataView, channels: number, dataBytes: number): void {
  writeText(view, 0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  writeText(view, 36, 'data');
  view.setUint32(40, dataBytes, true);
}

function writeText(view: DataView, offset: number, text: string): void {
  for (let i = 0; i < text.length; i += 1) view.setUint8(offset + i, text.charCodeAt(i));
}
