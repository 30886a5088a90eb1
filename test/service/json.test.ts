import { expect, it } from 'vitest';
import { parseJson } from '@/lib/service/json';

it('keeps the digits of whole numbers that JavaScript cannot hold', () => {
  expect(parseJson('{"call_id": 12345678901234567890, "n": 7}')).toEqual({
    call_id: '12345678901234567890',
    n: 7,
  });
});

it('gives undefined for what is no JSON', () => {
  expect(parseJson('{"data": {"call_id": 1')).toBeUndefined();
  expect(parseJson('')).toBeUndefined();
});
