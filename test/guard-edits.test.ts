import { expect, it } from 'vitest';
import { guards } from '@/test/attacks/guards';
import { textOf } from '@/test/support/tree';

const all = Object.entries(guards).flatMap(([name, edits]) =>
  edits.map(([file, text]) => ({ name, file, text })),
);

it.each(all)('switches the guard “$name” off in $file', ({ file, text }) => {
  const advice = 'change the edit in test/attacks/edits together with the source';
  expect(textOf(file).split(text), advice).toHaveLength(2);
});
