import { z } from 'zod';
import type { ZohoCentre } from '@/lib/crm/api-origins';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import { requestToken } from '@/lib/crm/connectors/oauth/request-token';
import { formatCredentials, type OAuthApp } from '@/lib/crm/connectors/oauth/session';
import type { EntryFields, RestClient } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector';
import { mappedNames } from '@/lib/outbox/entry/field-mapping';
import type { FieldMapping } from '@/lib/outbox/model/connector';
import { isZohoTokenExpired } from './zoho-refusal';

/** What Zoho's API console shows for a self client. */
export interface SelfClient {
  clientId: string;
  clientSecret: string;
  /** Can be used once, within a few minutes. */
  code: string;
}

const tokenUrl = ({ accounts }: ZohoCentre) => `${accounts}/oauth/v2/token`;

/** Access tokens of Zoho: https://www.zoho.com/crm/developer/docs/api/v8/refresh.html */
export function zohoApp(centre: ZohoCentre): OAuthApp {
  return {
    tokenUrl: tokenUrl(centre),
    headers: (token) => ({ authorization: `Zoho-oauthtoken ${token}` }),
    isExpired: isZohoTokenExpired,
  };
}

/**
 * Exchanges the code of a self client for credentials:
 * https://www.zoho.com/crm/developer/docs/api/v8/access-refresh.html. Resolves to the key to store.
 */
export async function signInToZoho(
  deps: HttpDeps,
  centre: ZohoCentre,
  { clientId, clientSecret, code }: SelfClient,
  abortSignal: AbortSignal,
): Promise<string> {
  const parameters = { grant_type: 'authorization_code', code };
  const client = { client_id: clientId, client_secret: clientSecret };
  const issued = await requestToken(
    deps,
    tokenUrl(centre),
    { ...parameters, ...client },
    abortSignal,
  );
  const { refreshToken, accessToken, expiresAt } = issued;
  if (!refreshToken) throw new ConnectorError('unauthorised', 'crm-sign-in-again');
  return formatCredentials({ clientId, clientSecret, refreshToken, accessToken, expiresAt });
}

/** `domain_name` is a part of the addresses of records: v8.0/org.json. */
const orgSchema = z.object({
  org: z.array(z.object({ domain_name: z.string().regex(/^org\d{1,20}$/) })).min(1),
});

/** Asks how the addresses of the account's records begin. */
export async function zohoRecords(client: RestClient, { crm }: ZohoCentre): Promise<string> {
  const request = { method: 'GET', path: '/crm/v8/org', scope: 'ZohoCRM.org.READ' } as const;
  const { org } = await client(request, orgSchema);
  return `${crm}/crm/${org[0]?.domain_name ?? ''}/`;
}

const fieldsSchema = z
  .object({
    fields: z.array(z.object({ api_name: z.string(), length: z.number().nullish().catch(null) })),
  })
  .transform(({ fields }) =>
    fields.map(({ api_name, length }) => ({ name: api_name, length: length ?? undefined })),
  );

/**
 * How to ask whether calls have the fields of a mapping, and how long they are: Zoho accepts a call
 * with an unknown field and drops its value. Without a mapping it is not asked, because that needs one
 * more scope:
 * https://www.zoho.com/crm/developer/docs/api/v8/field-meta.html
 */
export function zohoFields(mapping: FieldMapping): EntryFields | undefined {
  const wanted = mappedNames(mapping);
  if (wanted.length === 0) return undefined;
  return {
    wanted,
    request: {
      method: 'GET',
      path: '/crm/v8/settings/fields?module=Calls',
      scope: 'ZohoCRM.settings.fields.READ',
    },
    fields: fieldsSchema,
  };
}
