import { expect, it } from 'vitest';
import { isVoicelike } from '@/lib/speech/judge/voicelike';
import type { SoundFrame } from '@/lib/speech/sound/frames';
import { repeated, SILENT, spoken, TUNE } from '@/test/support/sound/sound-frames';

/** Which of the frames are like a voice. All but the silent ones are heard; those with a pitch are pitched. */
function voicelikeIn(frames: readonly SoundFrame[]): boolean[] {
  const heard = frames.map((frame) => frame !== SILENT);
  const pitched = frames.map((frame, at) => heard[at] === true && frame.pitched >= 0.5);
  const test = isVoicelike(frames, heard, pitched);
  return frames.map((_, at) => test(at));
}

it('finds a voice by its changes and by the dips between its syllables', () => {
  expect(voicelikeIn(spoken(300))).toEqual(new Array(300).fill(true));
});

it('finds no voice in a chord that is held', () => {
  expect(voicelikeIn(repeated(TUNE, 300))).toEqual(new Array(300).fill(false));
});

it('finds none in a chord that is played again and again', () => {
  const beats = spoken(300).map((frame) => ({ ...frame, steady: TUNE.steady }));
  expect(voicelikeIn(beats)).not.toContain(true);
});

it('finds none in what changes as fast as a voice, but never dips', () => {
  const fast = repeated({ ...TUNE, steady: 0.2 }, 300);
  expect(voicelikeIn(fast)).not.toContain(true);
});

it('does not take the silence around a short note for dips', () => {
  const note = repeated({ ...TUNE, steady: 0.2 }, 40);
  const frames = [...repeated(SILENT, 100), ...note, ...repeated(SILENT, 100)];
  expect(voicelikeIn(frames)).not.toContain(true);
});

it('judges what is around a frame: a voice after music is one', () => {
  const voicelike = voicelikeIn([...repeated(TUNE, 300), ...spoken(300)]);
  expect(voicelike.slice(0, 200)).not.toContain(true);
  expect(voicelike.slice(400)).not.toContain(false);
});

it('says nothing of a sound with hardly any pitch', () => {
  const hiss = spoken(300).map((frame, at) => (at < 3 ? frame : { ...frame, pitched: 0 }));
  expect(voicelikeIn(hiss)).not.toContain(true);
});

it('knows no frame beyond the end', () => {
  expect(isVoicelike([], [], [])(1_000)).toBe(false);
});
