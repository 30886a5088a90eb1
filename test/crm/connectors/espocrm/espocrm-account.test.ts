import { expect, it } from 'vitest';
import { prepareEspocrmCall } from '@/lib/crm/connectors/espocrm/espocrm-account';
import type { RestClient } from '@/lib/crm/connectors/rest/rest-api';

const answering =
  (Call: unknown): RestClient =>
  async (_request, schema) =>
    schema.parse({ user: { id: 'u1' }, acl: { table: { Call } } });

it('knows the API user, who owns the calls', async () => {
  expect(await prepareEspocrmCall(answering({ create: 'yes', read: 'own' }))).toBe('u1');
});

it.each([false, undefined, { create: 'no' }])(
  'names the right that the role lacks: %j',
  async (access) => {
    await expect(prepareEspocrmCall(answering(access))).rejects.toMatchObject({
      ...{ kind: 'unauthorised', problem: { code: 'crm-missing-scope', words: 'Call: create' } },
    });
  },
);
