import { z } from 'zod';
import type { ZohoCentre } from '@/lib/crm/accounts/zoho-centres';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import { formatCredentials } from '@/lib/crm/connectors/oauth/credentials';
import { requestToken } from '@/lib/crm/connectors/oauth/request-token';
import type { OAuthApp } from '@/lib/crm/connectors/oauth/session';
import type { RestClient } from '@/lib/crm/connectors/rest/rest-client';
import { ConnectorError } from '@/lib/outbox/connector-error';
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
