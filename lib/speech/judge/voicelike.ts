import { FRAMES_PER_SECOND, type SoundFrame } from '@/lib/speech/sound/frames';

/** What is looked at around a frame: a sentence, or a bar of music. */
const WINDOW_FRAMES = Math.round(4 * FRAMES_PER_SECOND);
/** Windows start this far from each other. */
const STEP_FRAMES = Math.round(FRAMES_PER_SECOND / 2);
/** Fewer frames with a pitch say nothing. */
const LEAST_PITCHED = 4;
/** This far below the loud parts of a window is a dip, dB. */
const DIP_DB = 12;
/** More dips than this make nothing more alike a voice: a silence is none. */
const MOST_DIPS = 0.4;
/**
 * What a voice reaches: speech changes several times a second in pitch and vowel, and dips between syllables.
 * Telephone prompts in English and synthetic German come to 1.3 and more, hold music to 0.2 to 1.
 */
const LEAST_SCORE = 1.1;

/** Returns a test of whether the sound around a frame changes as speech does, and not as music. */
export function isVoicelike(
  frames: readonly SoundFrame[],
  heard: readonly boolean[],
  pitched: readonly boolean[],
): (frame: number) => boolean {
  const windows: boolean[] = [];
  for (let from = -WINDOW_FRAMES / 2; from < frames.length; from += STEP_FRAMES) {
    const [first, last] = [Math.max(0, Math.round(from)), Math.round(from + WINDOW_FRAMES)];
    const places = trimmed(first, Math.min(last, frames.length), heard);
    windows.push(scoreOf(frames, places, heard, pitched) >= LEAST_SCORE);
  }
  return (frame) => windows[Math.round(frame / STEP_FRAMES)] ?? false;
}

/** The frames from the first to the last that is heard: a silence before or after is no dip. */
function trimmed(
  first: number,
  end: number,
  heard: readonly boolean[],
): { from: number; to: number } {
  let [from, to] = [first, end];
  while (from < to && heard[from] !== true) from += 1;
  while (to > from && heard[to - 1] !== true) to -= 1;
  return { from, to };
}

function scoreOf(
  frames: readonly SoundFrame[],
  { from, to }: { from: number; to: number },
  heard: readonly boolean[],
  pitched: readonly boolean[],
): number {
  const steady: number[] = [];
  const levels: number[] = [];
  for (let at = from; at < to; at += 1) {
    const frame = frames[at];
    if (!frame) continue;
    if (pitched[at] === true) steady.push(frame.steady);
    if (heard[at] === true) levels.push(frame.level);
  }
  if (steady.length < LEAST_PITCHED) return 0;
  const loud = valueAt(levels, 0.9);
  const dips = to - from - levels.filter((level) => level >= loud - DIP_DB).length;
  return 1 - valueAt(steady, 0.5) + 2 * Math.min(MOST_DIPS, dips / (to - from));
}

/** The value at a part of some values in their order. */
function valueAt(values: readonly number[], part: number): number {
  const ordered = Float64Array.from(values).sort();
  return ordered[Math.floor(part * (ordered.length - 1))] ?? 0;
}
