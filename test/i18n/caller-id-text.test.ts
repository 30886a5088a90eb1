import { expect, it } from 'vitest';
import { callerIdText, didUseText } from '@/lib/i18n/caller-id-text';

it.each([
  ['same-area', 3, 'same area code · 3 calls today'],
  ['seen', 0, 'same as last time'],
  ['only', 2, '2 calls today'],
  ['only', 0, ''],
] as const)('of %s with %i calls is %s', (callerIdReason, callsToday, text) => {
  expect(callerIdText({ callerIdReason, callsToday })).toBe(text);
});

const NOW = new Date(2026, 10, 18, 12).getTime();

it('says how often a DID was used, and until when it is set aside', () => {
  expect(didUseText({ callsToday: 4 }, NOW)).toBe('4 calls today');
  expect(didUseText({ callsToday: 4, setAsideUntil: NOW }, NOW)).toBe('4 calls today');
  expect(didUseText({ callsToday: 0, setAsideUntil: NOW + 3_600_000 }, NOW)).toMatch(
    /^0 calls today · refused by your service.+ until: Today, .+\. To use it sooner/,
  );
});
