import { expect, it } from 'vitest';
import { factsOfKinds } from '@/lib/speech/judge/facts-of-kinds';
import type { SoundKind } from '@/lib/speech/judge/sound-kinds';
import { FRAMES_PER_SECOND } from '@/lib/speech/sound/frames';

const during = (kind: SoundKind, seconds: number) =>
  new Array<SoundKind>(Math.round(seconds * FRAMES_PER_SECOND)).fill(kind);

it('tells times of voices, and counts a breath between two as a voice', () => {
  const kinds = [
    ...during('tone', 4),
    ...during('silence', 1),
    ...during('voice', 2),
    ...during('silence', 0.2),
    ...during('voice', 1.8),
    ...during('silence', 6),
    ...during('voice', 1),
    ...during('silence', 4),
  ];
  const { heard, silence, firstVoice, longestPause } = factsOfKinds(kinds);
  expect(heard).toBe('voice');
  expect(silence).toBeCloseTo(11 / 20, 1);
  expect(firstVoice).toBeCloseTo(5, 1);
  expect(longestPause).toBeCloseTo(6, 1);
});

it('does not take a moment of music for a voice, but a sentence after a long wait', () => {
  const moment = [...during('other', 60), ...during('voice', 1), ...during('other', 60)];
  const sentence = [...during('other', 600), ...during('voice', 3)];
  expect(factsOfKinds(moment).heard).toBe('other');
  expect(factsOfKinds(sentence)).toMatchObject({ heard: 'voice', firstVoice: 600 });
});

it('calls a click neither voice nor tone', () => {
  const click = [...during('silence', 9), ...during('voice', 0.2), ...during('tone', 0.1)];
  expect(factsOfKinds(click).heard).toBe('silence');
});
