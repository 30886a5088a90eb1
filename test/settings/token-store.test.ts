import { expect, it } from 'vitest';
import { createTokenStore } from '@/lib/settings/token-store';
import { freshSettings } from './support/database';

it('hands the token only to the origin it was entered for', async () => {
  const tokens = createTokenStore(freshSettings(), 'token');
  expect([await tokens.isThere(), await tokens.readFor('https://voice.example.com')]).toEqual([
    false,
    '',
  ]);
  await tokens.write('secret', 'https://voice.example.com/api');
  expect(await tokens.isThere()).toBe(true);
  expect(await tokens.readFor('https://voice.example.com/other')).toBe('secret');
  expect(await tokens.readFor('https://voice.example.com:8443')).toBe('');
  expect(await tokens.readFor('http://voice.example.com')).toBe('');
  expect(await tokens.readFor('nonsense')).toBe('');
});

it('replaces a token only if it is still the one that was read, and for the same origin', async () => {
  const tokens = createTokenStore(freshSettings(), 'zoho-key');
  const origin = 'https://crm.zoho.com';
  expect(await tokens.replace('', 'k', origin)).toBe('');
  await tokens.write('k1', origin);
  expect(await tokens.replace('k0', 'k2', origin)).toBe('k1');
  expect(await tokens.replace('k1', 'k2', 'https://evil.example')).toBe('');
  expect(await tokens.replace('k1', 'k2', `${origin}/crm`)).toBe('k2');
  expect(await tokens.readFor(origin)).toBe('k2');
});
