import { expect, it } from 'vitest';
import {
  candidateLine,
  parseCandidateLine,
  parseVerdictLine,
  verdictLine,
} from '@/lib/phone/candidates/lines';
import type { CandidateText, FoundNumber } from '@/lib/phone/candidates/types';

const candidates: CandidateText[] = [
  { raw: '212 555 0134', before: '', after: '' },
  { raw: '212 555 0134', before: 'Phone: ', after: ', 12:30\n', record: '' },
  { raw: '+1,2:3!', before: '7,7,7,label!:', after: '\u2028\ud800', hint: 'tel-link' },
  { raw: '٠٢٠', before: '', after: '', hint: 'microdata', record: 'Ada\nUnited Kingdom' },
];

it.each(candidates)('transfers a candidate unchanged: %j', (candidate) => {
  expect(parseCandidateLine(candidateLine(candidate))).toEqual(candidate);
});

it('distinguishes candidates that differ in anything', () => {
  const [first] = candidates;
  const others = [{ raw: '2' }, { before: '2' }, { after: '2' }, { hint: 'label' }, { record: '' }];
  const lines = others.map((other) => candidateLine({ ...first, ...other } as CandidateText));
  expect(new Set([...lines, candidateLine(first as CandidateText)]).size).toBe(6);
});

it.each(['', '1', '1,1,1', '1,1,1,<b>:', '-1,1,1,:abc', '9999,1,1,:abc', 'a,b,c,:abc'])(
  'rejects %j as a candidate',
  (line) => {
    expect(parseCandidateLine(line)).toBeUndefined();
  },
);

it.each<FoundNumber[]>([
  [],
  [{ start: 0, end: 12, confidence: 'certain' }],
  [{ start: 0, end: 12, confidence: 'likely', country: 'GB' }],
  [
    { start: 0, end: 5, confidence: 'doubtful', country: 'GB' },
    { start: 7, end: 12, confidence: 'certain' },
  ],
])('transfers a verdict unchanged: %j %j', (...numbers) => {
  const found = numbers.filter((each) => each !== undefined);
  expect(parseVerdictLine(verdictLine(found, 12), 12)).toEqual(found);
});

it.each(['', '?', 'x', '?US'])('rejects %j as a number', (line) => {
  expect(parseVerdictLine(line, 12)).toEqual([]);
});
