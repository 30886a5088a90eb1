import { expect, it } from 'vitest';
import { rowAround } from '@/lib/phone/rows/row-around';

function around(text: string): string[] {
  const start = text.indexOf('#');
  return rowAround(text, { start, end: start + 1 }).split('\n');
}

it('returns the cells of a row, nearest first', () => {
  expect(around('x,y\n7,Leeds,#,late,UK\nz,Spain')).toEqual(['Leeds', '7', 'late', 'UK']);
  expect(around('a\tb\t#\tc')).toEqual(['b', 'a', 'c']);
});

it('returns the lines of a paragraph, nearest first, above before below', () => {
  expect(around('Far\n\nCafe\nSpain\nTel #\nOpen')).toEqual(['Tel', 'Spain', 'Cafe', 'Open']);
});

it('ends at a line with another number', () => {
  expect(around('France\n01 99 00 12 34\nSmith #\nJones 2125550123\nSpain')).toEqual(['Smith']);
});

it('looks at a short part of a long text only', () => {
  expect(around(`Spain${' x'.repeat(200)} #`).join('')).not.toContain('Spain');
});
