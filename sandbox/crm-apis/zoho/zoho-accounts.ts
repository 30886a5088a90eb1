/** A self client, as Zoho's API console shows it, and a code that was generated for it. */
export interface ZohoClient {
  id: string;
  secret: string;
  code: string;
}

/** Zoho's accounts server. */
export interface ZohoAccounts {
  answer(request: Request): Promise<Response>;
  isValid(accessToken: string): boolean;
  /** How many access tokens were issued. */
  issued: number;
  /** Ends the connection: the user removed it at Zoho. */
  revoke(): void;
}

const HOUR_MS = 3_600_000;
const TEN_MINUTES_MS = 600_000;
const MAX_IN_TEN_MINUTES = 10;
const REFRESH_TOKEN = '1000.refresh';

/**
 * Creates one: https://www.zoho.com/crm/developer/docs/api/v8/access-refresh.html, and for the limits
 * https://www.zoho.com/accounts/protocol/oauth/web-apps/access-token-expiry.html
 */
export function createZohoAccounts({
  client,
  now,
}: {
  client: ZohoClient;
  now(): number;
}): ZohoAccounts {
  const times: number[] = [];
  let isCodeUsed = false;
  let isRevoked = false;

  function tokens(more: object = {}): Response {
    const recent = times.filter((time) => time > now() - TEN_MINUTES_MS);
    if (recent.length >= MAX_IN_TEN_MINUTES) return tooMany();
    times.push(now());
    const token = { access_token: `1000.access.${times.length}`, token_type: 'Bearer' };
    return Response.json({
      ...token,
      ...more,
      api_domain: 'https://www.zohoapis.com',
      expires_in: 3600,
    });
  }

  return {
    get issued() {
      return times.length;
    },
    revoke() {
      isRevoked = true;
    },
    isValid(accessToken) {
      const nth = Number(/^1000\.access\.(\d+)$/.exec(accessToken)?.[1] ?? Number.NaN);
      const issuedAt = times[nth - 1];
      return !isRevoked && issuedAt !== undefined && now() < issuedAt + HOUR_MS;
    },
    async answer(request) {
      const given = new URLSearchParams(await request.text());
      const is = (name: string, value: string) => given.get(name) === value;
      if (request.method !== 'POST') return new Response('', { status: 405 });
      if (!is('client_id', client.id)) return oauthError('invalid_client');
      if (!is('client_secret', client.secret)) return oauthError('invalid_client_secret');
      if (is('grant_type', 'authorization_code')) {
        if (!is('code', client.code) || isCodeUsed) return oauthError('invalid_code');
        isCodeUsed = true;
        return tokens({ refresh_token: REFRESH_TOKEN });
      }
      if (!is('grant_type', 'refresh_token')) return oauthError('unsupported_grant_type');
      if (!is('refresh_token', REFRESH_TOKEN) || isRevoked) return oauthError('invalid_code');
      return tokens();
    },
  };
}

/** Zoho answers 200. */
function oauthError(error: string): Response {
  return Response.json({ error });
}

function tooMany(): Response {
  const error_description =
    'You have made too many requests continuously. Please try again after some time.';
  const body = { error_description, error: 'Access Denied', status: 'failure' };
  return Response.json(body, { status: 400 });
}
