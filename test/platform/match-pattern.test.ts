import { expect, it } from 'vitest';
import { originPattern } from '@/lib/platform/match-pattern';

it.each([
  ['https://voice.example.com/api?x=1', 'https://voice.example.com/*'],
  ['http://localhost:8787', 'http://localhost/*'],
  ['http://[::1]:8787/', 'http://[::1]/*'],
])('covers the host of %s on every port', (address, pattern) => {
  expect(originPattern(address)).toBe(pattern);
});

it.each([
  '',
  'voice.example.com',
  'about:blank',
  'file:///tmp/x',
  'ftp://example.com',
  'javascript:1',
])('has no pattern for %s', (address) => {
  expect(originPattern(address)).toBeUndefined();
});
