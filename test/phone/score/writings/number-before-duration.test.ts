import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';

it.each([
  ['KR', '2026-04-03 10:15:30 발신 01020000013 42초', '+821020000013'],
  ['NL', '2026-04-03 10:15:30 inkomend 0203012461 12s', '+31203012461'],
  ['DE', 'Anruflinientaxi 040 66969 417 30 Min vorher', '+494066969417'],
] as const)('leaves a duration out of the number before it (%s %s)', (country, text, e164) => {
  expect(findNumbers(text, { defaultCountry: country }).map((one) => one.e164)).toEqual([e164]);
});

it('keeps the last group of a number before a word that is no unit of time', () => {
  const [found] = findNumbers('Tel. 040 66969 417 Minna Voss', { defaultCountry: 'DE' });
  expect(found?.raw).toBe('040 66969 417');
});
