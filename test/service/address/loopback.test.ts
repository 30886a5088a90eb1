import { expect, it } from 'vitest';
import { isLoopback, isSafeTransport } from '@/lib/service/address/loopback';

it.each(['localhost', 'voice.localhost', '[::1]', '127.0.0.1', '127.9.9.9'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each(['localhost.example.com', 'mylocalhost', '128.0.0.1', '127.0.0.1.example.com', ''])(
  '%j is not',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

it.each([
  ['https://voice.example.com', true],
  ['http://localhost:8787', true],
  ['http://voice.example.com', false],
  ['ftp://localhost', false],
])('%s is safe for a token: %s', (url, safe) => {
  expect(isSafeTransport(new URL(url))).toBe(safe);
});
