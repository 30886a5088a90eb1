import { z } from 'zod';
import type { HttpDeps, JsonAnswer } from '@/lib/crm/connectors/http/send-json';
import { ConnectorError } from '@/lib/outbox/connector';
import { requestToken } from './request-token';

/** How access tokens of a CRM are got and sent. */
export interface OAuthApp {
  tokenUrl: string;
  headers(accessToken: string): Record<string, string>;
  /** Returns whether an answer says that the access token is not valid any more. */
  isExpired(answer: JsonAnswer): boolean;
}

/** The key of a CRM, as stored. */
export interface StoredKey {
  key: string;
  /** Stores `after` if `before` is still the key. Resolves to the key that is stored then. */
  replaceKey?: ((before: string, after: string) => Promise<string>) | undefined;
}

/** Requests that carry an access token. */
export interface Session {
  /** Headers with an access token: a fresh one after `isRefused`. Rejects with a `ConnectorError`. */
  headers(isRefused: boolean): Promise<Record<string, string>>;
  isExpired(answer: JsonAnswer): boolean;
}

/** A token that expires so soon is renewed before it is used, ms. */
const MARGIN_MS = 60_000;

/**
 * Creates a session. Access tokens are kept with the key, as CRMs limit how many they issue, and the
 * background often restarts.
 */
export function createSession(
  deps: HttpDeps,
  app: OAuthApp,
  { key, replaceKey = async (_, after) => after }: StoredKey,
  abortSignal: AbortSignal,
): Session {
  let current = key;

  async function renewed(credentials: OAuthCredentials): Promise<OAuthCredentials> {
    const { clientId, clientSecret, refreshToken } = credentials;
    const issued = await requestToken(
      deps,
      app.tokenUrl,
      {
        grant_type: refreshToken === undefined ? 'client_credentials' : 'refresh_token',
        client_id: clientId,
        ...(refreshToken !== undefined && { refresh_token: refreshToken }),
        ...(clientSecret && { client_secret: clientSecret }),
      },
      abortSignal,
    );
    const { accessToken, expiresAt } = issued;
    const next = { ...credentials, accessToken, expiresAt };
    const kept = { ...next, refreshToken: issued.refreshToken ?? refreshToken };
    current = await replaceKey(current, formatCredentials(kept));
    return parseCredentials(current) ?? kept;
  }

  return {
    isExpired: app.isExpired,
    async headers(isRefused) {
      const known = parseCredentials(current);
      if (!known) throw new ConnectorError('unauthorised', 'crm-sign-in-again');
      const isUsable = !isRefused && isFresh(known, deps.now());
      const { accessToken = '' } = isUsable ? known : await renewed(known);
      return app.headers(accessToken);
    },
  };
}

function isFresh(
  { accessToken, expiresAt = Number.POSITIVE_INFINITY }: OAuthCredentials,
  now: number,
): boolean {
  return accessToken !== undefined && now + MARGIN_MS < expiresAt;
}

const credentialsSchema = z
  .object({
    clientId: z.string(),
    clientSecret: z.string().optional(),
    /** Without it, client ID and secret are enough for a new access token. */
    refreshToken: z.string().optional(),
    accessToken: z.string().optional(),
    /** Where the API is, if not where the pages are. */
    apiAddress: z.string().optional(),
    /** Epoch ms at which the access token expires, if the CRM says it. */
    expiresAt: z.number().optional(),
  })
  .refine(({ refreshToken, clientSecret }) => (refreshToken ?? clientSecret) !== undefined);

/** What an account that signs in by OAuth is asked with. */
type OAuthCredentials = z.infer<typeof credentialsSchema>;

/** Writes credentials as the key of a CRM, for the token store. */
export function formatCredentials(credentials: OAuthCredentials): string {
  return JSON.stringify(credentials);
}

/** Reads credentials that `formatCredentials` wrote; `undefined` if the key is another text. */
export function parseCredentials(key: string): OAuthCredentials | undefined {
  try {
    return credentialsSchema.safeParse(JSON.parse(key)).data;
  } catch {
    return undefined;
  }
}
