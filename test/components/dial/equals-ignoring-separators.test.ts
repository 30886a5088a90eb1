import { expect, it } from 'vitest';
import { equalsIgnoringSeparators } from '@/components/dial/equals-ignoring-separators';

it('says whether everything typed is still there', () => {
  expect(equalsIgnoringSeparators('2125550134', '(212) 555-0134')).toBe(true);
  expect(equalsIgnoringSeparators('+1 212.555.0134', '+1 212 555 0134')).toBe(true);
  expect(equalsIgnoringSeparators('212 555 0134 or 0135', '(212) 555-0134')).toBe(false);
  expect(equalsIgnoringSeparators('Ada Whitfield', '')).toBe(false);
  expect(equalsIgnoringSeparators('٢١٢', '٢١٢-')).toBe(true);
});
