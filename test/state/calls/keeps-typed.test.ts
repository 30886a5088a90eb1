import { expect, it } from 'vitest';
import { keepsTyped } from '@/lib/state/calls/keeps-typed';

it('knows whether all that was typed is still there', () => {
  expect(keepsTyped('2125550134', '(212) 555-0134')).toBe(true);
  expect(keepsTyped('+1 212.555.0134', '+1 212 555 0134')).toBe(true);
  expect(keepsTyped('212 555 0134 or 0135', '(212) 555-0134')).toBe(false);
  expect(keepsTyped('Ada Whitfield', '')).toBe(false);
  expect(keepsTyped('٢١٢', '٢١٢-')).toBe(true);
});
