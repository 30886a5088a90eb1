import { expect, it } from 'vitest';
import type { Verdict } from '@/lib/phone/candidates/types';
import {
  groupedLike,
  IN_PAIRS,
  numberWrittenWhole,
} from '@/lib/phone/score/writings/area-codes/subscriber-number';

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
])('returns no number if the whole is %s', (_, verdicts) => {
  expect(read(...verdicts)).toBeUndefined();
});

it('fits digits in the same groups, by any usual sign', () => {
  const alike = new RegExp(`^${groupedLike('555-0134')}$`);
  expect(['555-0199', '555 0199', '555.0199'].every((text) => alike.test(text))).toBe(true);
  expect(['5550199', '5550-199', '555/0199'].some((text) => alike.test(text))).toBe(false);
});

it('recognises subscriber numbers in pairs', () => {
  expect(['201-23-46', '5-12-34'].every((text) => IN_PAIRS.test(text))).toBe(true);
  expect(['201-2346', '2011-23-46'].some((text) => IN_PAIRS.test(text))).toBe(false);
});
