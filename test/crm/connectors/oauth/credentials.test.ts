import { expect, it } from 'vitest';
import { readCredentials, writeCredentials } from '@/lib/crm/connectors/oauth/credentials';

it('reads what it wrote, and nothing else', () => {
  const credentials = { clientId: 'c', refreshToken: 'r', expiresAt: 5 };
  expect(readCredentials(writeCredentials(credentials))).toEqual(credentials);
  for (const key of ['', 'pat-1', '{}', '{"clientId":"c"}', 'null']) {
    expect(readCredentials(key)).toBeUndefined();
  }
});
