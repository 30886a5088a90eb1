import { expect, it } from 'vitest';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { judgeFirstPart, numbersOfFirstPart } from '@/lib/phone/score/writings/first-part';

const input: CandidateText = { raw: '020 7946 0018 12', before: 'call ', after: 's' };
const NUMBER = '020 7946 0018';
const judgeAs = (end: number) => () => [{ start: 0, end } as Verdict];

it('judges the first part with the rest as the text after it', () => {
  const judged: CandidateText[] = [];
  judgeFirstPart(input, NUMBER, (part) => {
    judged.push(part);
    return [];
  });
  expect(judged).toEqual([{ raw: NUMBER, before: 'call ', after: ' 12s' }]);
});

it('returns the numbers if the last one ends with the part', () => {
  expect(numbersOfFirstPart(input, NUMBER, judgeAs(NUMBER.length))).toHaveLength(1);
  expect(numbersOfFirstPart(input, NUMBER, judgeAs(8))).toBeUndefined();
});
