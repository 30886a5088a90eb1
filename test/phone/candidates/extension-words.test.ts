import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';

it.each<[CountryCode, string]>([
  ['US', '212-555-0123 ext. 214'],
  ['US', '212-555-0123 Ext-214'],
  ['CA', '604-555-0171 local 214'],
  ['CA', '604-555-0171, loc. 214'],
  ['CA', '514 555-0142, poste 214'],
  ['DE', '030 23125123 (Nst. 214)'],
  ['AT', '0664 123456 Klappe 214'],
  ['CZ', '212 345 678, klapka 214'],
  ['HR', '01 2345 678, kućni 214'],
  ['RS', '011 2345678 lok. 214'],
  ['DK', '32 12 34 56, lokal 214'],
  ['SE', '08-12 34 56 anknytning 214'],
  ['FI', '09 123 456, alanumero 214'],
  ['LV', '21 234 567, iekš. 214'],
  ['LT', '8 612 34567, vid. 214'],
  ['BG', '02 012 3456 вътр. 214'],
  ['GR', '210 123 4567, εσωτ. 214'],
  ['ID', '(021) 2350 1234 pes. 214'],
  ['MY', '03-2385 6789 samb. 214'],
  ['VN', '0210 1234 567 máy lẻ 214'],
  ['SA', '011 234 5678 تحويلة: 214'],
  ['JO', '06 200 1234، فرعي 214'],
  ['IL', '02-123-4567 שלוחה 214'],
  ['KR', '02-212-3456 (내선 214)'],
])('in %s reads the extension of %s', (defaultCountry, text) => {
  const [found] = findNumbers(text, { defaultCountry });
  expect(found?.ext).toBe('214');
  expect(found?.end).toBe(text.length);
});

it.each<[CountryCode, string]>([
  ['US', '212-555-0123 locally 214'],
  ['US', '212-555-0123 video 214'],
])('in %s reads no extension in %s', (defaultCountry, text) => {
  expect(findNumbers(text, { defaultCountry })[0]?.ext).toBeUndefined();
});
