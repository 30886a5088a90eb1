import { z } from 'zod';
import type { RestClient } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector';
import { ESPOCRM_API } from './espocrm-requests';

const levelSchema = z.object({ create: z.string() });
const userSchema = z.object({
  user: z.object({ id: z.string().min(1) }),
  acl: z.object({ table: z.object({ Call: levelSchema.or(z.literal(false)).optional() }) }),
});

/**
 * Asks who the API user is: https://docs.espocrm.com/development/api/app-user/. Resolves to the id. Rejects
 * with a `ConnectorError` if this user may not create calls.
 */
export async function prepareEspocrmCall(client: RestClient): Promise<string> {
  const { user, acl } = await client(
    { method: 'GET', path: `${ESPOCRM_API}/App/user` },
    userSchema,
  );
  const { create = 'no' } = acl.table.Call || {};
  if (create === 'yes') return user.id;
  throw new ConnectorError('unauthorised', 'crm-missing-scope', { words: 'Call: create' });
}
