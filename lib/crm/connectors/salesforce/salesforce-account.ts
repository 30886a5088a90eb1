import { z } from 'zod';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import { type AuthoriseDeps, createPkce, requestCode } from '@/lib/crm/connectors/oauth/authorise';
import { requestToken } from '@/lib/crm/connectors/oauth/request-token';
import { formatCredentials, type OAuthApp } from '@/lib/crm/connectors/oauth/session';
import type { EntryFields } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector';
import { mappedNames } from '@/lib/outbox/entry/field-mapping';
import type { FieldMapping } from '@/lib/outbox/model/connector';
import { DATA_PATH } from './salesforce-records';
import { isSessionOver } from './salesforce-refusal';

/** `refresh_token` keeps the rep signed in: https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_tokens_scopes.htm */
const SCOPE = 'api refresh_token';

/** Access tokens of an org: https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_refresh_token_flow.htm */
export function salesforceApp(address: string): OAuthApp {
  return {
    tokenUrl: `${address}/services/oauth2/token`,
    headers: (token) => ({ authorization: `Bearer ${token}` }),
    isExpired: isSessionOver,
  };
}

/**
 * Signs in on a page of the org, by an external client app without a secret: the web server flow with
 * PKCE, https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_web_server_flow.htm.
 * The `instance_url` of the answer is not used: tokens go to the address that the rep entered.
 * Resolves to the key to store.
 */
export async function signInToSalesforce(
  deps: HttpDeps & AuthoriseDeps,
  { address, clientId }: { address: string; clientId: string },
  abortSignal: AbortSignal,
): Promise<string> {
  const { verifier, challenge } = await createPkce();
  const client = { client_id: clientId };
  const code = await requestCode(deps, `${address}/services/oauth2/authorize`, {
    ...{ ...client, scope: SCOPE, code_challenge: challenge, code_challenge_method: 'S256' },
  });
  const { refreshToken, accessToken, scopes } = await requestToken(
    deps,
    salesforceApp(address).tokenUrl,
    {
      ...{ grant_type: 'authorization_code', code, ...client, code_verifier: verifier },
      redirect_uri: deps.redirectUrl(),
    },
    abortSignal,
  );
  const mayAsk = scopes === undefined || ['api', 'full'].some((each) => scopes.includes(each));
  if (!mayAsk) throw new ConnectorError('unauthorised', 'crm-missing-scope', { words: 'api' });
  if (refreshToken) return formatCredentials({ clientId, refreshToken, accessToken });
  throw new ConnectorError('unauthorised', 'crm-missing-scope', { words: 'refresh_token' });
}

/** A field that is no text has the length 0. One that may be empty is nillable. */
const fieldSchema = z
  .object({
    ...{ name: z.string(), length: z.number().default(0), custom: z.boolean().default(false) },
    ...{ nillable: z.boolean().default(true), defaultedOnCreate: z.boolean().default(false) },
  })
  .transform(({ name, length, custom, nillable, defaultedOnCreate }) => ({
    ...{ name, length, isRequired: custom && !nillable && !defaultedOnCreate },
  }));
const fieldsSchema = z.object({ fields: z.array(fieldSchema) }).transform(({ fields }) => fields);

/**
 * How to ask how long the fields of a mapping are:
 * https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_sobject_describe.htm
 */
export function salesforceFields(mapping: FieldMapping): EntryFields | undefined {
  const wanted = mappedNames(mapping);
  if (wanted.length === 0) return undefined;
  const request = { method: 'GET', path: `${DATA_PATH}/sobjects/Task/describe` } as const;
  return { wanted, request, fields: fieldsSchema };
}
