import { FRAMES_PER_SECOND, type SoundFrame } from '@/lib/speech/sound/frames';
import { isVoicelike } from './voicelike';

/** What is heard in a frame. `other` is music or noise. */
export type SoundKind = 'silence' | 'tone' | 'voice' | 'other';

/** Sound this far below the loudest of its channel is not heard beside it, dB. */
const AUDIBLE_RANGE_DB = 35;
/** Sound this far above the quietest of its channel is more than its noise, dB. */
const ABOVE_NOISE_DB = 8;
/** The least and the most that can pass for the noise of a line, dB. */
const NOISE_DB = { least: -68, most: -45 };

/** Two peaks with nearly all energy, and no change: no voice holds that for longer than `TONE_FRAMES`. */
const TONE = { tonal: 0.95, steady: 0.95 };
const TONE_FRAMES = 5;
/** A tone is only known as steady once it has sounded for this long, and fades in its last frame. */
const TONE_EDGE_FRAMES = 5;

/** From here on a frame is as periodic as a vowel. */
const PITCHED = 0.5;
/** Consonants without pitch belong to the voice around them, frames. */
const CONSONANT_FRAMES = 5;
/** A shorter voice is a click or a crackle, frames. */
const SHORTEST_VOICE = 3;

/** Tells what is heard in each frame of a channel. */
export function soundKinds(frames: readonly SoundFrame[]): SoundKind[] {
  const audible = audibleFrames(frames);
  const tones = toneFrames(frames, audible);
  const pitched = frames.map(
    (frame, at) => audible[at] === true && tones[at] !== true && frame.pitched >= PITCHED,
  );
  const voices = voiceFrames(frames, { audible, tones, pitched });
  return frames.map((_, at) => {
    if (audible[at] !== true) return 'silence';
    if (tones[at] === true) return 'tone';
    return voices[at] === true ? 'voice' : 'other';
  });
}

function audibleFrames(frames: readonly SoundFrame[]): boolean[] {
  const levels = frames.map(({ level }) => level).sort((one, other) => one - other);
  const levelAt = (part: number) => levels[Math.floor(part * (levels.length - 1))] ?? -100;
  const noise = Math.min(NOISE_DB.most, Math.max(NOISE_DB.least, levelAt(0.1)));
  const least = Math.max(noise + ABOVE_NOISE_DB, levelAt(0.98) - AUDIBLE_RANGE_DB);
  return frames.map(({ level }) => level >= least);
}

/** Ringing, busy and beeps. */
function toneFrames(frames: readonly SoundFrame[], audible: readonly boolean[]): boolean[] {
  const steady = frames.map(
    ({ tonal, steady: likeness }, at) =>
      audible[at] === true && tonal >= TONE.tonal && likeness >= TONE.steady,
  );
  const tones = new Array<boolean>(frames.length).fill(false);
  for (const { from, to } of runsOf(steady)) {
    if (to - from < TONE_FRAMES) continue;
    tones.fill(true, Math.max(0, from - TONE_EDGE_FRAMES), to + TONE_EDGE_FRAMES);
  }
  return tones;
}

interface Marks {
  audible: readonly boolean[];
  tones: readonly boolean[];
  pitched: readonly boolean[];
}

function voiceFrames(frames: readonly SoundFrame[], { audible, tones, pitched }: Marks): boolean[] {
  const heard = audible.map((is, at) => is && tones[at] !== true);
  const voicelike = isVoicelike(frames, heard, pitched);
  const voices = new Array<boolean>(frames.length).fill(false);
  const vowels = pitched.map((is, at) => is && voicelike(at));
  for (const { from, to } of runsOf(vowels)) {
    if (to - from < SHORTEST_VOICE) continue;
    voices.fill(true, Math.max(0, from - CONSONANT_FRAMES), to + CONSONANT_FRAMES);
  }
  return voices;
}

/** A run of frames; `to` is exclusive. */
export interface FrameRun {
  from: number;
  to: number;
}

/** Returns the runs of `true`. */
export function runsOf(marks: readonly boolean[]): FrameRun[] {
  const runs: FrameRun[] = [];
  let from = -1;
  for (let at = 0; at <= marks.length; at += 1) {
    const is = marks[at] === true;
    if (is && from < 0) from = at;
    if (is || from < 0) continue;
    runs.push({ from, to: at });
    from = -1;
  }
  return runs;
}

/** Returns the time of some frames, in seconds. */
export function secondsOf(frames: number): number {
  return frames / FRAMES_PER_SECOND;
}
