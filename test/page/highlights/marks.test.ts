// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isMarked } from '@/lib/page/highlights/mark';
import { createMarks } from '@/lib/page/highlights/marks';

const marks = () =>
  createMarks({ add: () => undefined, remove: () => undefined, painted: () => [] });

function put(store: ReturnType<typeof marks>, raw: string, country?: string): Element {
  const node = document.createElement('p');
  document.body.append(node);
  const found = { start: 0, end: raw.length, confidence: 'certain' as const };
  store.add({
    candidate: { raw, before: '', after: '' },
    found: { ...found, ...(country && { country }) },
    nodes: [node],
  });
  return node;
}

it('returns the countries of numbers while they are in the page', () => {
  const store = marks();
  const british = put(store, '+44 20 7946 0123', 'GB');
  put(store, '+49 30 23125 123', 'DE');
  put(store, '(212) 555-0134');
  expect(store.countries()).toEqual(['GB', 'DE']);
  british.remove();
  expect(store.countries()).toEqual(['DE']);
});

it('counts a text once, and at most twenty texts', () => {
  const store = marks();
  for (let n = 0; n < 3; n++) put(store, '+44 20 7946 0123', 'GB');
  expect(store.countries()).toEqual(['GB']);
  for (let n = 0; n < 30; n++) put(store, `+49 30 23125 1${n}`, 'DE');
  expect(store.countries()).toHaveLength(20);
});

it('marks certain and likely numbers only', () => {
  expect((['certain', 'likely', 'doubtful'] as const).map(isMarked)).toEqual([true, true, false]);
});
