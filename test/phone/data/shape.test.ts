import { expect, it } from 'vitest';
import { notInsideDigits } from '@/lib/phone/data/shape';

const found = (text: string) => text.match(notInsideDigits('12-34')) ?? [];

it('matches a shape that stands alone', () => {
  expect(found('12-34')).toEqual(['12-34']);
  expect(found('on 12-34, 12-34.')).toEqual(['12-34', '12-34']);
});

it.each(['512-34', '12-345', '5-12-34', '12-34-5', '+12-34', '5.12-34', '12-34/5'])(
  'does not match inside %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);
