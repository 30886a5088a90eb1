import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countText, exactMomentText, momentText, percentText } from '@/lib/state/list/count-text';

const AT = new Date(2026, 10, 21, 10, 21, 5).getTime();

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('groups the digits of a number', () => {
  expect([0, 999, 20_000, 1_234_567].map(countText)).toEqual(['0', '999', '20,000', '1,234,567']);
});

it('writes a moment to the minute, or to the second', () => {
  expect(momentText(AT)).toBe('21 Nov 2026, 10:21');
  expect(exactMomentText(AT)).toBe('21 Nov 2026, 10:21:05');
});

it('writes a share with one decimal at most', () => {
  expect([0.03, 1 / 24, 0].map(percentText)).toEqual(['3%', '4.2%', '0%']);
});

it('writes the hours as the rep’s region does, in whatever language', () => {
  const afternoon = new Date(2026, 10, 21, 14, 5, 9).getTime();
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-US'] });
  expect(momentText(afternoon)).toBe('Nov 21, 2026, 14:05');
  expect(exactMomentText(afternoon)).toBe('Nov 21, 2026, 14:05:09');
});

it('follows the browser’s region', () => {
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  expect(momentText(AT)).toMatch(/^Nov 21, 2026, 10:21\sAM$/);
});
