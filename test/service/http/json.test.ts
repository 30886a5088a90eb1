import { expect, it } from 'vitest';
import { parseJson } from '@/lib/service/http/json';

it('keeps the digits of integers too large for JavaScript', () => {
  expect(parseJson('{"call_id": 12345678901234567890, "n": 7}')).toEqual({
    call_id: '12345678901234567890',
    n: 7,
  });
});

it('returns undefined for invalid JSON', () => {
  expect(parseJson('{"data": {"call_id": 1')).toBeUndefined();
  expect(parseJson('')).toBeUndefined();
});
