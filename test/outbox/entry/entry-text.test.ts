import { expect, it } from 'vitest';
import { entryText } from '@/lib/outbox/entry/entry-text';

it('writes the title, then a line for each fact', () => {
  const lines = [
    { label: 'Time', text: '10:21' },
    { label: 'Note', text: 'Likes tea\nand <b>cake</b>' },
  ];
  expect(entryText({ title: 'Call to Ada', lines })).toBe(
    'Call to Ada\nTime: 10:21\nNote: Likes tea\nand <b>cake</b>',
  );
});
