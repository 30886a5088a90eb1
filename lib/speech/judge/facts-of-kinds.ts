import type { SpeechFacts } from '@/lib/speech/model';
import { type FrameRun, runsOf, type SoundKind, secondsOf } from './sound-kinds';

/** A shorter time between two voices is a breath, in seconds. */
const BREATH_SECONDS = 0.3;
/** Less of a voice is not one, in seconds. */
const LEAST_VOICE_SECONDS = 0.4;
/** A voice with a smaller share of the sound, tones aside, can be a part of music that resembles one. */
const LEAST_VOICE_PART = 0.05;
/** A voice of this length counts whatever its share, in seconds: speech after a long wait must not be missed. */
const SURE_VOICE_SECONDS = 2;

/** Tells the facts of a recording from what is heard in each frame. */
export function factsOfKinds(
  kinds: readonly SoundKind[],
): Omit<SpeechFacts, 'duration' | 'talk' | 'isCutShort'> {
  const counts = { silence: 0, tone: 0, voice: 0, other: 0 };
  for (const kind of kinds) counts[kind] += 1;
  const voices = joined(runsOf(kinds.map((kind) => kind === 'voice')));
  const heard = heardIn(counts);
  if (heard !== 'voice') {
    return { heard, silence: rounded(shareOf(counts.silence, kinds.length)) };
  }
  const spoken = voices.reduce((sum, { from, to }) => sum + to - from, 0);
  const sounds = countOutside(kinds, voices);
  const pauses = voices.slice(1).map(({ from }, at) => from - (voices[at]?.to ?? from));
  return {
    heard,
    silence: rounded(1 - shareOf(spoken + sounds, kinds.length)),
    firstVoice: rounded(secondsOf(voices[0]?.from ?? 0)),
    longestPause: rounded(
      secondsOf(pauses.reduce((longest, pause) => Math.max(longest, pause), 0)),
    ),
  };
}

function heardIn(counts: Record<SoundKind, number>): SpeechFacts['heard'] {
  const { voice, tone, other } = counts;
  const sounds = voice + tone + other;
  const isPartOfMusic =
    voice < LEAST_VOICE_PART * (voice + other) && secondsOf(voice) < SURE_VOICE_SECONDS;
  if (secondsOf(voice) >= LEAST_VOICE_SECONDS && !isPartOfMusic) return 'voice';
  if (secondsOf(sounds) < LEAST_VOICE_SECONDS) return 'silence';
  return tone >= sounds / 2 ? 'tones' : 'other';
}

/** Joins voices with only a breath between them. */
function joined(runs: readonly FrameRun[]): FrameRun[] {
  const longer: FrameRun[] = [];
  for (const run of runs) {
    const last = longer.at(-1);
    if (last && secondsOf(run.from - last.to) < BREATH_SECONDS) last.to = run.to;
    else longer.push({ ...run });
  }
  return longer;
}

/** Counts the frames with another sound outside of the voices. */
function countOutside(kinds: readonly SoundKind[], voices: readonly FrameRun[]): number {
  const isSound = (kind: SoundKind) => kind !== 'silence' && kind !== 'voice';
  const all = kinds.filter(isSound).length;
  const within = voices.map(({ from, to }) => kinds.slice(from, to).filter(isSound).length);
  return all - within.reduce((sum, count) => sum + count, 0);
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
