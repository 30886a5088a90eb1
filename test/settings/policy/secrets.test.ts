import { expect, it } from 'vitest';
import { secretPaths } from '@/lib/settings/policy/secrets';

it.each([
  ...['token', 'apiToken', 'api_access_token', 'API_KEY', 'apikey', 'key', 'clientSecret'],
  ...['password', 'credentials', 'hasToken'],
])('finds “%s”', (name) => {
  expect(secretPaths({ [name]: 'x' })).toEqual([name]);
});

it.each(['tokenHeader', 'keepCallsDays', 'clientId', 'monkey'])('leaves “%s”', (name) => {
  expect(secretPaths({ [name]: 'x' })).toEqual([]);
});

it('finds it in lists and objects', () => {
  const value = { connectors: [{ address: 'x' }, { key: 'y', deep: { token: 'z' } }] };
  expect(secretPaths(value)).toEqual(['connectors[1].key', 'connectors[1].deep.token']);
});
