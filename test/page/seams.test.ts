import { expect, it } from 'vitest';
import { createSeams } from '@/lib/page/seams';

/** Which of these texts may go on with a number that began before. */
function goingOn(texts: string[], openBefore = false): string[] {
  const seams = createSeams(openBefore);
  return texts.filter((text) => seams.meet(text, /\d/.test(text)));
}

it.each([
  [['+1 212', '555'], ['555']],
  [
    ['212', '-', '555', ') ', '0134'],
    ['555', '0134'],
  ],
  [['212 is', '555'], []],
  [['212', 'is', '555'], []],
  [['no', '555'], []],
  [['1-800-', 'FLOWERS'], ['FLOWERS']],
  [['1-800-', 'flowers'], []],
])('follows digits from text to text: %j', (texts, expected) => {
  expect(goingOn(texts)).toEqual(expected);
});

it('takes what stands before the first text for open where there is something', () => {
  expect(goingOn(['555'], true)).toEqual(['555']);
  expect(createSeams(false).open).toBe(false);
});

it('says whether the last digits may go on', () => {
  const seams = createSeams(false);
  seams.meet('Call 212-', true);
  expect(seams.open).toBe(true);
  seams.meet('today', false);
  expect(seams.open).toBe(false);
});
