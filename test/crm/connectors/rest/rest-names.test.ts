import { expect, it } from 'vitest';
import { z } from 'zod';
import type { NameSearch, RestClient } from '@/lib/crm/connectors/rest/rest-api';
import { searchNames } from '@/lib/crm/connectors/rest/rest-names';
import { ConnectorError } from '@/lib/outbox/connector';

const { signal: live } = new AbortController();
const searchIn = (type: string, isOptional = false): NameSearch => ({
  request: (text) => ({ method: 'GET', path: `/${type}?${text}` }),
  found: z.any().transform(() => [{ type, id: '1' }]),
  isOptional,
});
const clientRefusing =
  (type: string, code: 'crm-missing-scope' | 'crm-refused'): RestClient =>
  async (request, schema) => {
    if (request.path.startsWith(`/${type}`)) throw new ConnectorError('refused', code);
    return schema.parse({});
  };

it('leaves out what the key may not read, if the search can do without it', async () => {
  const nameSearches = [searchIn('contact'), searchIn('company', true)];
  const search = (type: string, code: 'crm-missing-scope' | 'crm-refused') =>
    searchNames({ nameSearches }, clientRefusing(type, code), 'ada', live);
  expect(await search('company', 'crm-missing-scope')).toEqual({
    ...{ records: [{ type: 'contact', id: '1' }], hasMore: false },
  });
  await expect(search('company', 'crm-refused')).rejects.toMatchObject({ kind: 'refused' });
  await expect(search('contact', 'crm-missing-scope')).rejects.toMatchObject({ kind: 'refused' });
});
