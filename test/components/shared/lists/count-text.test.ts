import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countText, percentText } from '@/components/shared/lists/count-text';

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('groups the digits of a number', () => {
  expect([0, 999, 20_000, 1_234_567].map(countText)).toEqual(['0', '999', '20,000', '1,234,567']);
});

it('writes a share with one decimal at most', () => {
  expect([0.03, 1 / 24, 0].map(percentText)).toEqual(['3%', '4.2%', '0%']);
});
