/**
 * Speech facts: what the sound of a recording tells, without understanding a word of it. A worker feeds the meter with
 * slices of sound as they are decoded (components/speech), and asks for the facts at the end. An hour of one channel
 * is held as half a million numbers. Nothing here knows files, browsers or calls.
 */

import type { SpeechFacts } from '@/lib/speech/model';
import { createFrameMeter, type SoundFrame } from '@/lib/speech/sound/frames';
import { createRateConverter } from '@/lib/speech/sound/telephone-rate';
import { factsOfKinds } from './facts-of-kinds';
import { type SoundKind, soundKinds } from './sound-kinds';
import { talkShares } from './talk-shares';

/** Measures a recording as it is decoded. */
export interface SpeechMeter {
  /** Takes the next samples of each channel, from -1 to 1. Only the first two channels are judged. */
  add(channels: readonly Float32Array[]): void;
  /** Returns the facts of what was added. */
  facts(): SpeechFacts;
}

/** Creates a meter for a sample rate in Hz. */
export function createSpeechMeter(sampleRate: number): SpeechMeter {
  const channels = [createChannel(sampleRate), createChannel(sampleRate)] as const;
  const likeness = createLikeness();
  let samples = 0;
  let isStereo = false;
  return {
    add(slice) {
      const [first, second] = slice;
      samples += first?.length ?? 0;
      if (first) channels[0].add(first);
      if (!first || !second) return;
      isStereo = true;
      channels[1].add(second);
      likeness.add(first, second);
    },
    facts() {
      const first = soundKinds(channels[0].frames);
      const second = isStereo ? soundKinds(channels[1].frames) : undefined;
      const talk = second && talkShares([first, second], likeness.value());
      const duration = Math.round((100 * samples) / sampleRate) / 100;
      const kinds = second ? loudestKinds(first, second) : first;
      return { ...factsOfKinds(kinds), duration, ...(talk && { talk }) };
    },
  };
}

interface Channel {
  frames: SoundFrame[];
  add: (samples: Float32Array) => void;
}

function createChannel(sampleRate: number): Channel {
  const frames: SoundFrame[] = [];
  const meter = createFrameMeter((frame) => frames.push(frame));
  return { frames, add: createRateConverter(sampleRate, meter) };
}

/** The correlation of two channels. */
function createLikeness() {
  let both = 0;
  let ones = 0;
  let others = 0;
  return {
    add(one: Float32Array, other: Float32Array): void {
      for (let at = 0; at < one.length; at += 1) {
        const a = one[at] || 0;
        const b = other[at] || 0;
        both += a * b;
        ones += a * a;
        others += b * b;
      }
    },
    value: () => (both === 0 ? 0 : both / Math.sqrt(ones * others)),
  };
}

const IN_ORDER: readonly SoundKind[] = ['voice', 'tone', 'other', 'silence'];

/** What is heard of two channels together: a voice in one of them is a voice. */
function loudestKinds(first: readonly SoundKind[], second: readonly SoundKind[]): SoundKind[] {
  return first.map(
    (kind, at) => IN_ORDER.find((each) => kind === each || second[at] === each) ?? 'silence',
  );
}
