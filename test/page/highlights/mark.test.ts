// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isMarked, pointedField } from '@/lib/page/highlights/mark';

it('marks what is certain or likely, and nothing doubtful', () => {
  expect((['certain', 'likely', 'doubtful'] as const).filter(isMarked)).toEqual([
    'certain',
    'likely',
  ]);
});

it('returns the field of a number, and none for text and links', () => {
  document.body.innerHTML = '<input><a href="tel:02079460123">Call</a><p>020 7946 0123</p>';
  const [field, link, line] = [...document.body.children];
  expect(pointedField({ nodes: [field as Element] })).toBe(field);
  expect(pointedField({ nodes: [link as Element] })).toBeUndefined();
  expect(pointedField({ nodes: [line?.firstChild as Text] })).toBeUndefined();
  expect(pointedField({ nodes: [] })).toBeUndefined();
});
