import { expect, it } from 'vitest';
import { isOffline } from '@/lib/service/address/offline';

it('is offline only without a network and with a remote service', () => {
  expect(isOffline('https://voice.example.com', false)).toBe(true);
  expect(isOffline('https://voice.example.com', true)).toBe(false);
  expect(isOffline('http://127.0.0.1:4010', false)).toBe(false);
});
