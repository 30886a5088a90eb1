import { z } from 'zod';
import { type HttpDeps, sendJson } from '@/lib/crm/connectors/http/send-json';
import { ConnectorError } from '@/lib/outbox/connector';

const issuedSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().optional(),
  instance_url: z.string().optional(),
  scope: z.string().optional(),
});
const errorSchema = z.object({
  error: z.string(),
  error_description: z.string().optional(),
});

/** Tokens that were issued. Times are epoch ms. */
export interface IssuedTokens {
  accessToken: string;
  refreshToken?: string | undefined;
  expiresAt?: number | undefined;
  /** The origin that the access token is for, if the CRM says it. */
  instance?: string | undefined;
  /** What the tokens may do, if the CRM says it. */
  scopes?: readonly string[] | undefined;
}

const MAX_WORDS = 300;
const TEN_MINUTES_MS = 600_000;
/** Zoho's answer to more than ten requests in ten minutes: https://www.zoho.com/accounts/protocol/oauth/web-apps/access-token-expiry.html */
const TOO_MANY = 'Access Denied';

/** Asks for tokens (RFC 6749, 4.1.3 and 6). Rejects with a `ConnectorError`. */
export async function requestToken(
  deps: HttpDeps,
  url: string,
  parameters: Readonly<Record<string, string>>,
  abortSignal: AbortSignal,
): Promise<IssuedTokens> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(parameters).toString();
  const { json } = await sendJson(
    deps,
    { url, headers, body, notJson: 'crm-not-json' },
    abortSignal,
  );
  const refused = errorSchema.safeParse(json).data;
  // Zoho says 200 here, others 400.
  if (refused) throw refusal(refused);
  const issued = issuedSchema.safeParse(json);
  if (!issued.success) throw new ConnectorError('no-answer', 'crm-not-json', {}, issued.error);
  const { access_token, refresh_token, expires_in, instance_url, scope } = issued.data;
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt: expires_in === undefined ? undefined : deps.now() + expires_in * 1000,
    instance: instance_url,
    scopes: scope?.split(' '),
  };
}

function refusal({ error, error_description }: z.infer<typeof errorSchema>): ConnectorError {
  if (error === TOO_MANY) {
    return new ConnectorError('rate-limited', 'crm-busy', { retryAfterMs: TEN_MINUTES_MS });
  }
  const words = (error_description ? `${error}: ${error_description}` : error).slice(0, MAX_WORDS);
  return new ConnectorError('unauthorised', 'crm-sign-in-refused', { words });
}
