import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import { type AuthoriseDeps, requestCode } from '@/lib/crm/connectors/oauth/authorise';
import { formatCredentials } from '@/lib/crm/connectors/oauth/credentials';
import { createPkce } from '@/lib/crm/connectors/oauth/pkce';
import { requestToken } from '@/lib/crm/connectors/oauth/request-token';
import type { OAuthApp } from '@/lib/crm/connectors/oauth/session';
import { ConnectorError } from '@/lib/outbox/connector-error';
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
