import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';
import { numberWithUnderscore } from '@/lib/phone/score/writings/number-with-underscore';

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
