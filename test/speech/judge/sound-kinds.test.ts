import { expect, it } from 'vitest';
import { runsOf, type SoundKind, secondsOf, soundKinds } from '@/lib/speech/judge/sound-kinds';
import { FRAMES_PER_SECOND, type SoundFrame } from '@/lib/speech/sound/frames';
import { repeated, SILENT, spoken, TONE, TUNE } from '@/test/support/sound/sound-frames';

const kindsOf = (...frames: SoundFrame[][]): SoundKind[] => soundKinds(frames.flat());
const all = (kind: SoundKind, count: number) => new Array<SoundKind>(count).fill(kind);

it('hears silence, a tone, music and a voice', () => {
  expect(kindsOf(repeated(SILENT, 100))).toEqual(all('silence', 100));
  expect(kindsOf(repeated(TONE, 100))).toEqual(all('tone', 100));
  expect(kindsOf(repeated(TUNE, 100))).toEqual(all('other', 100));
  expect(kindsOf(repeated(SILENT, 50), spoken(160)).slice(50)).toEqual(all('voice', 160));
});

it('finds where a tone begins and ends, with the frames in which it fades', () => {
  const fading = repeated({ ...TONE, steady: 0.6 }, 4);
  const tone = [...fading, ...repeated(TONE, 42), ...fading];
  const kinds = kindsOf(repeated(SILENT, 50), tone, repeated(SILENT, 50));
  expect(runsOf(kinds.map((kind) => kind === 'tone'))).toEqual([{ from: 50, to: 100 }]);
});

it('takes steady sound for a tone only once it lasts', () => {
  const kinds = kindsOf(repeated(TUNE, 50), repeated(TONE, 4), repeated(TUNE, 50));
  expect(kinds).toEqual(all('other', 104));
});

it('gives a voice the consonants around its vowels', () => {
  const hiss = repeated({ level: -35, pitched: 0.1, tonal: 0.1, steady: 0.1 }, 12);
  const kinds = kindsOf(repeated(SILENT, 50), hiss.slice(10), spoken(160), hiss);
  expect(runsOf(kinds.map((kind) => kind === 'voice'))).toEqual([{ from: 50, to: 217 }]);
  expect(kinds.slice(217)).toEqual(all('other', 7));
});

it('takes no click between voices for one', () => {
  const silence = repeated(SILENT, 20);
  const click = spoken(2);
  const kinds = kindsOf(spoken(100), silence, click, silence, spoken(100));
  expect(kinds.slice(110, 132)).toEqual([
    ...all('silence', 10),
    ...all('other', 2),
    ...all('silence', 10),
  ]);
});

it('does not hear what is far below the loudest sound', () => {
  const shifted = (by: number) =>
    spoken(160).map((frame) => ({ ...frame, level: frame.level + by }));
  expect(kindsOf(shifted(20), shifted(-20)).slice(160)).toEqual(all('silence', 160));
});

it('has no kinds of nothing', () => {
  expect(soundKinds([])).toEqual([]);
});

it('finds runs, also at the beginning and at the end', () => {
  expect(runsOf([true, false, true, true])).toEqual([
    { from: 0, to: 1 },
    { from: 2, to: 4 },
  ]);
  expect(runsOf([false, false])).toEqual([]);
});

it('tells the time of frames', () => {
  expect(secondsOf(3 * FRAMES_PER_SECOND)).toBe(3);
});
