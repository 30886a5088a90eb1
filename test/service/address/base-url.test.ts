import { expect, it } from 'vitest';
import {
  isLoopback,
  isOffline,
  isSafeTransport,
  parseBaseUrl,
} from '@/lib/service/address/base-url';

it.each([
  ['https://voice.example.com', 'https://voice.example.com'],
  ['  https://voice.example.com/  ', 'https://voice.example.com'],
  ['HTTPS://Voice.Example.com:8443//', 'https://voice.example.com:8443'],
  ['https://example.com/telephony/', 'https://example.com/telephony'],
  ['https://example.com/t/api/v1/global/', 'https://example.com/t'],
  ['https://example.com/api/v1/global', 'https://example.com'],
  ['http://localhost:8787', 'http://localhost:8787'],
  ['http://127.0.0.1:8787/x', 'http://127.0.0.1:8787/x'],
  ['http://[::1]:8787', 'http://[::1]:8787'],
])('normalises %s to %s', (typed, baseUrl) => {
  expect(parseBaseUrl(typed)).toEqual({ ok: true, baseUrl });
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['hello world', 'not-a-url'],
  ['voice.example.com', 'not-a-url'],
  ['localhost:8787', 'not-a-url'],
  ['https://', 'not-a-url'],
  ['javascript:alert(1)', 'not-a-url'],
  ['http://voice.example.com', 'not-https'],
  ['http://127.0.0.1.example.com', 'not-https'],
  ['http://localhost.example.com', 'not-https'],
  ['ftp://voice.example.com', 'not-https'],
  ['https://me:secret@voice.example.com', 'has-credentials'],
  ['https://voice.example.com/?token=1', 'has-query'],
  ['https://voice.example.com/#x', 'has-query'],
  ['https://voice.example.com/?', 'has-query'],
])('rejects %s: %s', (typed, reason) => {
  expect(parseBaseUrl(typed)).toEqual({ ok: false, reason });
});

it.each(['localhost', 'voice.localhost', '[::1]', '127.0.0.1', '127.9.9.9'])(
  'takes %s for this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each(['localhost.example.com', 'mylocalhost', '128.0.0.1', '127.0.0.1.example.com', ''])(
  'does not take %j for this machine',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

it.each([
  ['https://voice.example.com', true],
  ['http://localhost:8787', true],
  ['http://voice.example.com', false],
  ['ftp://localhost', false],
])('says whether a token may be sent to %s: %s', (url, safe) => {
  expect(isSafeTransport(new URL(url))).toBe(safe);
});

it('is offline only without a network and with a remote service', () => {
  expect(isOffline('https://voice.example.com', false)).toBe(true);
  expect(isOffline('https://voice.example.com', true)).toBe(false);
  expect(isOffline('http://127.0.0.1:4010', false)).toBe(false);
});
