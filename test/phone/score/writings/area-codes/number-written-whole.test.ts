import { expect, it } from 'vitest';
import type { Verdict } from '@/lib/phone/candidates/types';
import { numberWrittenWhole } from '@/lib/phone/score/writings/area-codes/number-written-whole';

const input = { raw: '960156', before: '', after: '' };
const verdict: Verdict = {
  start: 0,
  end: 14,
  e164: '+441632960156',
  type: 'FIXED_LINE',
  confidence: 'certain',
  reason: 'its area code is in brackets',
};
const read = (...verdicts: Verdict[]) =>
  numberWrittenWhole(input, () => verdicts, '(01632) 960156');

it('places the number where the candidate is, and keeps how it is written whole', () => {
  expect(read(verdict)).toEqual({ ...verdict, written: '(01632) 960156', end: 6 });
});

it.each([
  ['nothing', []],
  ['a doubtful number', [{ ...verdict, confidence: 'doubtful' as const }]],
  ['two numbers', [verdict, verdict]],
  ['a part of it', [{ ...verdict, start: 8 }]],
])('is none if the whole is %s', (_, verdicts) => {
  expect(read(...verdicts)).toBeUndefined();
});
