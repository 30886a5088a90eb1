import { createHash } from 'node:crypto';

/** An external client app without a secret. */
export interface SalesforceApp {
  clientId: string;
  callbackUrl: string;
  /** Without `refresh_token`, no refresh token is issued. */
  scopes?: readonly string[];
}

/** Who issues tokens of an org. */
export interface SalesforceAccounts {
  answer(request: Request): Promise<Response>;
  isValid(accessToken: string): boolean;
  /** Ends all sessions: access tokens are no longer valid. */
  endSessions(): void;
  /** The user removed the app: refresh tokens are no longer valid either. */
  revoke(): void;
}

/**
 * The web server flow with PKCE, and the refresh token flow. The user is signed in and agrees at once:
 * https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_web_server_flow.htm
 */
export function createSalesforceAccounts(app: SalesforceApp): SalesforceAccounts {
  const { clientId, callbackUrl, scopes = ['api', 'refresh_token'] } = app;
  const challenges = new Map<string, string>();
  const tokens = createTokens(scopes);
  let isRevoked = false;

  function authorise(asked: URLSearchParams): Response {
    if (asked.get('client_id') !== clientId) return page('invalid_client_id');
    if (asked.get('redirect_uri') !== callbackUrl) return page('redirect_uri_mismatch');
    const challenge = asked.get('code_challenge') ?? '';
    const isPkce = challenge.length === 43 && asked.get('code_challenge_method') === 'S256';
    if (!isPkce) {
      const refusal = { error: 'invalid_request', error_description: 'no PKCE' };
      return redirect(callbackUrl, refusal, asked);
    }
    const code = `code.${challenges.size + 1}`;
    challenges.set(code, challenge);
    return redirect(callbackUrl, { code }, asked);
  }

  function exchangeCode(given: URLSearchParams): Response {
    const code = given.get('code') ?? '';
    const challenge = challenges.get(code);
    challenges.delete(code);
    if (!isVerified(given, challenge) || given.get('redirect_uri') !== callbackUrl) {
      return oauthError('invalid_grant', 'invalid authorization code');
    }
    return tokens.issue(scopes.includes('refresh_token') ? { refresh_token: 'refresh' } : {});
  }

  function answerTokenRequest(given: URLSearchParams): Response {
    if (given.get('client_id') !== clientId) {
      return oauthError('invalid_client_id', 'client identifier invalid');
    }
    if (given.get('grant_type') === 'authorization_code') return exchangeCode(given);
    const isRefresh = given.get('grant_type') === 'refresh_token';
    if (!isRefresh) return oauthError('unsupported_grant_type', 'grant type not supported');
    if (given.get('refresh_token') !== 'refresh' || isRevoked) {
      return oauthError('invalid_grant', 'expired access/refresh token');
    }
    return tokens.issue();
  }

  return {
    isValid: tokens.isValid,
    endSessions: tokens.expireAll,
    revoke() {
      tokens.expireAll();
      isRevoked = true;
    },
    async answer(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/authorize')) return authorise(searchParams);
      const given = new URLSearchParams(await request.text());
      if (request.method !== 'POST') return new Response('', { status: 405 });
      return answerTokenRequest(given);
    },
  };
}

/** The access tokens of an app. */
function createTokens(scopes: readonly string[]) {
  let valid: string[] = [];
  let count = 0;
  return {
    // "This session is not valid for use with the REST API".
    isValid: (token: string) => valid.includes(token) && scopes.includes('api'),
    expireAll(): void {
      valid = [];
    },
    issue(more: object = {}): Response {
      count += 1;
      const access_token = `00D!access.${count}`;
      valid.push(access_token);
      const instance = { instance_url: 'https://acme.my.salesforce.com', token_type: 'Bearer' };
      return Response.json({ access_token, ...more, ...instance, scope: scopes.join(' ') });
    },
  };
}

/** Returns whether the verifier is that of the challenge, as PKCE asks. */
function isVerified(given: URLSearchParams, challenge: string | undefined): boolean {
  const verifier = createHash('sha256').update(given.get('code_verifier') ?? '');
  return challenge !== undefined && verifier.digest('base64url') === challenge;
}

/** Leads back to the app. */
function redirect(
  callbackUrl: string,
  answer: Record<string, string>,
  asked: URLSearchParams,
): Response {
  const state = { state: asked.get('state') ?? '' };
  const location = `${callbackUrl}?${new URLSearchParams({ ...answer, ...state })}`;
  return new Response(null, { status: 302, headers: { location } });
}

/** An error that is not the app's: Salesforce shows it on its own page. */
function page(error: string): Response {
  return new Response(`<h1>${error}</h1>`, { headers: { 'content-type': 'text/html' } });
}

function oauthError(error: string, error_description: string): Response {
  return Response.json({ error, error_description }, { status: 400 });
}
