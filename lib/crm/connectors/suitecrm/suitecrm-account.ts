import { z } from 'zod';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import { requestToken } from '@/lib/crm/connectors/oauth/request-token';
import { formatCredentials, type OAuthApp } from '@/lib/crm/connectors/oauth/session';
import type { RestClient } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector';
import type { RecordRef } from '@/lib/outbox/model/entry';
import { SUITECRM_API, suitecrmRecordPath } from './suitecrm-requests';

/** A client that SuiteCRM's administrator made for one user: grant type "client credentials". */
export interface UserClient {
  clientId: string;
  clientSecret: string;
}

/** The API of version 8 is that of version 7, below this path. */
const LEGACY = '/legacy';

/** https://docs.suitecrm.com/developer/api/developer-setup-guide/json-api/#_authentication */
export function suitecrmApp(address: string): OAuthApp {
  return {
    tokenUrl: `${address}/Api/access_token`,
    headers: (token) => ({ authorization: `Bearer ${token}` }),
    isExpired: ({ status }) => status === 401,
  };
}

/** Returns the address without the path of the API of version 8. */
export function suitecrmPages(address: string): string {
  return address.endsWith(LEGACY) ? address.slice(0, -LEGACY.length) : address;
}

/**
 * Signs in with a client of the user: version 8 first, because a version 7 has no such path. Resolves to the
 * address of the API, and the key to store. Rejects with a `ConnectorError`.
 */
export async function signInToSuitecrm(
  deps: HttpDeps,
  { address, client }: { address: string; client: UserClient },
  abortSignal: AbortSignal,
): Promise<{ address: string; key: string }> {
  const pages = suitecrmPages(address);
  try {
    return await signInAt(deps, `${pages}${LEGACY}`, client, abortSignal);
  } catch (error) {
    const { code } = error instanceof ConnectorError ? error.problem : {};
    // The web server answered by a page, or leads to one: it has no API there.
    const isElsewhere = code === 'crm-not-json' || code === 'crm-failed';
    if (!isElsewhere) throw error;
    return signInAt(deps, pages, client, abortSignal);
  }
}

async function signInAt(
  deps: HttpDeps,
  address: string,
  { clientId, clientSecret }: UserClient,
  abortSignal: AbortSignal,
): Promise<{ address: string; key: string }> {
  const { tokenUrl } = suitecrmApp(address);
  const parameters = {
    ...{ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  };
  let status = 0;
  const fetch: HttpDeps['fetch'] = async (url, init) => {
    const response = await deps.fetch(url, init);
    status = response.status;
    return response;
  };
  const issuing = requestToken({ ...deps, fetch }, tokenUrl, parameters, abortSignal);
  const { accessToken, expiresAt } = await issuing.catch((error) => {
    throw UNKNOWN_CLIENT.includes(status)
      ? new ConnectorError('unauthorised', 'crm-unknown-client', {}, error)
      : error;
  });
  const client = { clientId, clientSecret, apiAddress: address };
  return { address, key: formatCredentials({ ...client, accessToken, expiresAt }) };
}

/** SuiteCRM says 401 to a wrong secret. An unknown client ID makes it fail: tried on SuiteCRM 7.14. */
const UNKNOWN_CLIENT = [401, 500];

/** Records that a call can be about. */
const MODULES = ['Contacts', 'Accounts', 'Leads', 'Prospects', 'Opportunities', 'Cases'];

const userSchema = z.object({ data: z.object({ id: z.string().min(1) }) });

/**
 * Asks whether the record of a call is there, because SuiteCRM would take a call on none; and who the user
 * is. Resolves to the user's id. Rejects with a `ConnectorError`.
 */
export async function prepareSuitecrmCall(client: RestClient, target?: RecordRef): Promise<string> {
  if (target) {
    const { type: words } = target;
    if (!MODULES.includes(words)) throw new ConnectorError('refused', 'crm-wrong-type', { words });
    const path = suitecrmRecordPath(target.type, target.id, ['name']);
    await client({ method: 'GET', path, scope: target.type }, z.unknown());
  }
  const { data } = await client(
    { method: 'GET', path: `${SUITECRM_API}/current-user` },
    userSchema,
  );
  return data.id;
}
