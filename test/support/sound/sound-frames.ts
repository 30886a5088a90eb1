import type { SoundFrame } from '@/lib/speech/sound/frames';

/** A line on which nothing is heard but its own noise. */
export const SILENT: SoundFrame = { level: -70, pitched: 0.1, tonal: 0.1, steady: 0.1 };

/** A tone of two frequencies. */
export const TONE: SoundFrame = { level: -20, pitched: 0.9, tonal: 0.99, steady: 0.99 };

/** A chord that is held: as periodic as a voice, but it does not change. */
export const TUNE: SoundFrame = { level: -25, pitched: 0.8, tonal: 0.6, steady: 0.9 };

/** The vowel of a voice. */
const VOWEL: SoundFrame = { level: -25, pitched: 0.8, tonal: 0.5, steady: 0.2 };
/** The sound between two syllables. */
const DIP: SoundFrame = { level: -40, pitched: 0.2, tonal: 0.2, steady: 0.2 };

/** Frames of a voice: five syllables a second, from a vowel to a vowel. */
export function spoken(count: number): SoundFrame[] {
  return Array.from({ length: count }, (_, at) => (at % 6 < 4 || at === count - 1 ? VOWEL : DIP));
}

/** The same frame again and again. */
export function repeated(frame: SoundFrame, count: number): SoundFrame[] {
  return new Array<SoundFrame>(count).fill(frame);
}
