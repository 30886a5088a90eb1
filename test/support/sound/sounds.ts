import { makeNoise } from '@/sandbox/telephony/tones';
import { makeVoices, SAMPLE_RATE } from '@/sandbox/telephony/voices';

/** A line on which nothing is heard but its own noise. */
export function quiet(seconds: number): Float64Array {
  return makeNoise('line', seconds, 0.0005);
}

/** Speech from its first moment to its last: two voices that take turns. */
export function speech(seconds: number, seed = 'speech'): Float64Array {
  // Voices begin after 0.3 s.
  return makeVoices(seed, seconds + 0.3).slice(Math.round(0.3 * SAMPLE_RATE));
}

/** The notes of a slow tune in chords, Hz: each sounds for a second and never falls silent. */
const CHORDS = [
  [262, 330, 392],
  [220, 262, 330],
  [175, 220, 262],
  [196, 247, 294],
];

/** Hold music: chords that go over into each other. */
export function music(seconds: number): Float64Array {
  return Float64Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, at) => {
    const time = at / SAMPLE_RATE;
    const chord = CHORDS[Math.floor(time) % CHORDS.length] ?? [];
    const fade = 1 - 0.6 * (time % 1);
    const note = (hz: number) =>
      Math.sin(2 * Math.PI * hz * time) + 0.4 * Math.sin(4 * Math.PI * hz * time);
    return chord.reduce((sum, hz) => sum + 0.1 * fade * note(hz), 0);
  });
}

/** Joins sounds one after the other. */
export function joined(...parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Adds a sound to another one of the same length. */
export function mixed(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((sample, at) => sample + (other[at] ?? 0));
}

/** A conversation of known facts: 20 s, speech from 2 to 8 and from 13 to 16. */
export function conversation(): Float64Array {
  return joined(quiet(2), speech(6), quiet(5), speech(3, 'end'), quiet(4));
}

/** A call with a party on each channel: 12 s, one speaks from 1 to 7, the other from 7.5 to 10.5. */
export function twoParties(): [Float64Array, Float64Array] {
  return [
    joined(quiet(1), speech(6), quiet(5)),
    joined(quiet(7.5), speech(3, 'other'), quiet(1.5)),
  ];
}
