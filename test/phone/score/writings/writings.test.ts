import { expect, it } from 'vitest';
import { WRITINGS } from '@/lib/phone/score/writings/writings';

it('leaves a plain candidate to the usual reading, without judging it', () => {
  const never = () => {
    throw new Error('asked');
  };
  const input = { before: 'Tel. ', raw: '212 555 0123', after: ' today' };
  expect(WRITINGS.map((writing) => writing(input, never))).toEqual(WRITINGS.map(() => undefined));
});
