import { expect, it } from 'vitest';
import { formatCredentials, parseCredentials } from '@/lib/crm/connectors/oauth/credentials';

it('reads what it wrote, and nothing else', () => {
  const credentials = { clientId: 'c', refreshToken: 'r', expiresAt: 5 };
  expect(parseCredentials(formatCredentials(credentials))).toEqual(credentials);
  for (const key of ['', 'pat-1', '{}', '{"clientId":"c"}', 'null']) {
    expect(parseCredentials(key)).toBeUndefined();
  }
});
