import { expect, it, vi } from 'vitest';
import type { CandidateText, Confidence, Verdict } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';
import { verdictsFor } from '@/lib/phone/score/verdict';
import {
  numberAfterCode,
  numberWithUnderscore,
} from '@/lib/phone/score/writings/number-beside-code';

const marked = (text: string, defaultCountry: 'CN' | 'US') =>
  findNumbers(text, { defaultCountry }).map(({ e164, raw }) => [e164, raw]);

it('leaves candidates without an underscore alone', () => {
  const judge = () => {
    throw new Error('asked');
  };
  expect(numberWithUnderscore({ raw: '2125550123', before: '', after: '' }, judge)).toBeUndefined();
});

it.each(['0757_28917737', '电话0757_28917737'])('reads an area code and a line in %s', (text) => {
  expect(marked(text, 'CN')).toEqual([['+8675728917737', '0757_28917737']]);
});

it.each(['IMG_20260211_103045', '2125550123_7', 'file_0757_28917737', '0757_2891'])(
  'reads no name or id: %s',
  (text) => {
    expect(marked(text, 'CN')).toEqual([]);
    expect(marked(text, 'US')).toEqual([]);
  },
);

it('reads each part by itself where a label says phone', () => {
  expect(marked('Tel: 212-555-0123_415-555-0132', 'US')[0]).toEqual([
    '+12125550123',
    '212-555-0123',
  ]);
});

const NUMBER = '0131 496 0744';
const input: CandidateText = {
  before: 'Registered in Scotland No. SC',
  raw: `279460. ${NUMBER}`,
  after: '',
};

/** Judges the number alone as given, and doubtful together with the code. */
const judgeAs = (confidence: Confidence) => (part: CandidateText) => [
  verdict(part.raw.indexOf(NUMBER), part.raw === NUMBER ? confidence : 'doubtful'),
];

function verdict(start: number, confidence: Confidence): Verdict {
  const end = start + NUMBER.length;
  return { start, end, e164: '+441314960744', type: 'FIXED_LINE', confidence, reason: '' };
}

it('returns a certain number after a code that continues with digits', () => {
  expect(numberAfterCode(input, judgeAs('certain'))).toEqual([verdict(8, 'certain')]);
});

it('judges the number with the whole code before it', () => {
  const judge = vi.fn(judgeAs('certain'));
  numberAfterCode(input, judge);
  expect(judge).toHaveBeenLastCalledWith({
    ...input,
    before: `${input.before}279460. `,
    raw: NUMBER,
  });
});

it('returns nothing if the number is not certain', () => {
  expect(numberAfterCode(input, judgeAs('likely'))).toBeUndefined();
  expect(numberAfterCode(input, () => [])).toBeUndefined();
});

it('returns nothing if the whole text holds a number that is marked', () => {
  expect(numberAfterCode(input, () => [verdict(0, 'likely')])).toBeUndefined();
});

it.each([
  ['no letter is before the digits', { ...input, before: 'No. ' }],
  ['nothing is after the code', { ...input, raw: '279460' }],
])('judges nothing if %s', (_, other) => {
  const judge = vi.fn(judgeAs('certain'));
  expect(numberAfterCode(other, judge)).toBeUndefined();
  expect(judge).not.toHaveBeenCalled();
});

it('takes part in every verdict', () => {
  expect(verdictsFor(input, { default: 'GB' })).toMatchObject([
    { start: 8, confidence: 'certain', e164: '+441314960744' },
  ]);
});
