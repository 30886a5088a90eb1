import { expect, it } from 'vitest';
import { selectorFault, selectorSchema } from '@/lib/settings/sites/ignored-area';

it.each([
  ['.sidebar', undefined],
  ['main > [data-role="id"]:not(.phone)', undefined],
  ['', 'empty'],
  [' ', 'empty'],
  ['a'.repeat(201), 'too-long'],
  ['div:has(> img)', 'costly'],
  ['div:HAS(p)', 'costly'],
  ['.a /* the rest', 'no-selector'],
  ['.a\\', 'no-selector'],
])('judges %s', (selector, fault) => {
  expect(selectorFault(selector)).toBe(fault);
  expect(selectorSchema.safeParse(selector).success).toBe(fault === undefined);
});
