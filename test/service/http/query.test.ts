import { expect, it } from 'vitest';
import { withQuery } from '@/lib/service/http/query';

it('writes values, lists as JSON, and leaves out what is undefined', () => {
  expect(
    withQuery('/list', { page: 1, name: 'a b', ids: [1, 2], simple: false, none: undefined }),
  ).toBe('/list?page=1&name=a+b&ids=%5B1%2C2%5D&simple=false');
  expect(withQuery('/list', { none: undefined })).toBe('/list');
});
