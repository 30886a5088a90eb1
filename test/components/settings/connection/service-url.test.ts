import { expect, it } from 'vitest';
import { completeServiceUrl } from '@/components/settings/connection/service-url';

it.each([
  ['voice.example.com', 'https://voice.example.com'],
  ['  voice.example.com:8443/telephony/ ', 'https://voice.example.com:8443/telephony/'],
  ['localhost', 'http://localhost'],
  ['localhost:8787', 'http://localhost:8787'],
  ['127.0.0.1:8787/x', 'http://127.0.0.1:8787/x'],
  ['[::1]:8787', 'http://[::1]:8787'],
  ['127.0.0.1.example.com', 'https://127.0.0.1.example.com'],
  ['localhost.example.com', 'https://localhost.example.com'],
])('%s is understood as %s', (typed, url) => {
  expect(completeServiceUrl(typed)).toBe(url);
});

it.each(['', 'voice', 'hello world', 'https://voice.example.com', 'http://voice.example.com'])(
  '%j stays as typed',
  (typed) => {
    expect(completeServiceUrl(typed)).toBe(typed);
  },
);
