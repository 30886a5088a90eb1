import { expect, it } from 'vitest';
import { numberKindOf } from '@/lib/phone/plan/number-kind';

it.each([
  ['911', 'US', 'emergency'],
  ['9-1-1', 'US', 'emergency'],
  ['112', 'FR', 'emergency'],
  ['911', 'DE', 'emergency'],
  ['999', 'GB', 'emergency'],
  ['999', 'DE', 'short'],
  ['110', 'DE', 'emergency'],
  ['000', 'AU', 'emergency'],
  ['١١٢', 'EG', 'emergency'],
  ['+1911', 'DE', 'emergency'],
  ['+44 999', 'US', 'emergency'],
  ['+49110', 'US', 'emergency'],
  ['1911', 'US', 'emergency'],
  ['411', 'US', 'short'],
  ['22000', 'DE', 'short'],
  ['+12', 'US', 'short'],
  ['+12125550123', 'US', 'ordinary'],
  ['(212) 555-0123', 'US', 'ordinary'],
  ['+18005550123', 'US', 'toll-free'],
  ['+19005550123', 'US', 'premium'],
  ['0900 1234567', 'DE', 'premium'],
  ['+441632960018', 'GB', 'ordinary'],
  ['+1555', 'US', 'short'],
  ['+13815550123', 'US', 'unassigned'],
  ['+441999555123', 'US', 'unassigned'],
  ['+13815550', 'US', 'invalid'],
  ['+10815550123', 'US', 'invalid'],
  ['+12222222222', 'US', 'invalid'],
  ['+440000555123', 'US', 'invalid'],
  ['123456789012345678', 'US', 'invalid'],
  ['', 'US', 'invalid'],
] as const)('%s dialled in %s is %s', (number, country, kind) => {
  expect(numberKindOf(number, country)).toBe(kind);
});
