import { expect, it } from 'vitest';
import { createTokenStore } from '@/lib/settings/token-store';
import { freshSettings } from './support/database';

it('hands the token only to the origin it was entered for', async () => {
  const tokens = createTokenStore(freshSettings());
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
