import { expect, it } from 'vitest';
import { bytesOf } from '@/lib/wrap-up/model';

it.each([
  ['note', 4],
  ['ملاحظة', 12],
  ['電話', 6],
  ['👍', 4],
])('counts the bytes of %s', (text, bytes) => {
  expect(bytesOf(text)).toBe(bytes);
});
