import { expect, it } from 'vitest';
import { caretAfter, keepsTyped } from '@/lib/state/caret';

it('stays behind as many digits as before', () => {
  expect(caretAfter('2125550', 3, '212-5550')).toBe(3);
  expect(caretAfter('+1212', 3, '+1 212')).toBe(4);
  expect(caretAfter('212-555', 5, '(212) 555')).toBe(7);
});

it('stays at the end', () => {
  expect(caretAfter('2125550134', 10, '(212) 555-0134')).toBe(14);
});

it('stays at the start', () => {
  expect(caretAfter('212555', 0, '212-555')).toBe(0);
});

it('knows whether all that was typed is still there', () => {
  expect(keepsTyped('2125550134', '(212) 555-0134')).toBe(true);
  expect(keepsTyped('+1 212.555.0134', '+1 212 555 0134')).toBe(true);
  expect(keepsTyped('212 555 0134 or 0135', '(212) 555-0134')).toBe(false);
  expect(keepsTyped('Ada Whitfield', '')).toBe(false);
  expect(keepsTyped('٢١٢', '٢١٢-')).toBe(true);
});
