import { expect, it } from 'vitest';
import { CHECK_DIGITS } from '@/lib/phone/segment/check-digits';

it.each([
  ['luhn', '4111 1111 1111 1111', '4111 1111 1111 1112'],
  ['isbn', '978-3-16-148410-0', '978-3-16-148410-1'],
  ['steps', '10 20 30 40 50', '10 20 30 40 51'],
  ['bytes', '192.168.0.1', '192.168.0.256'],
  ['sorted', '500/600/1200', '212/555/0123'],
  ['sorted', '346/345/343', '345/343/346'],
] as const)('%s accepts %s and rejects %s', (check, good, bad) => {
  expect(CHECK_DIGITS[check](good)).toBe(true);
  expect(CHECK_DIGITS[check](bad)).toBe(false);
});

it('does not take equal numbers for a series', () => {
  expect(CHECK_DIGITS.steps('20 20 20')).toBe(false);
});

it('takes two-digit parts and leading zeros for a phone number, not for an address', () => {
  expect(CHECK_DIGITS.bytes('06.12.34.56')).toBe(false);
  expect(CHECK_DIGITS.bytes('12.34.56.78')).toBe(false);
});
