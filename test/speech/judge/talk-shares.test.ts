import { expect, it } from 'vitest';
import type { SoundKind } from '@/lib/speech/judge/sound-kinds';
import { talkShares } from '@/lib/speech/judge/talk-shares';

const channel = (from: number, to: number) =>
  Array.from({ length: 400 }, (_, at): SoundKind => (at >= from && at < to ? 'voice' : 'silence'));

it('shares the time of two parties', () => {
  expect(talkShares([channel(0, 300), channel(300, 400)], 0)).toEqual([0.75, 0.25]);
});

it.each([
  ['channels alike', channel(0, 300), channel(300, 400), 0.9],
  ['both at the same time', channel(0, 300), channel(0, 280), 0],
  ['one of them silent', channel(0, 300), channel(0, 0), 0],
] as const)('does not know with %s', (_, first, second, likeness) => {
  expect(talkShares([first, second], likeness)).toBeUndefined();
});
