import { z } from 'zod';

const credentialsSchema = z.object({
  clientId: z.string(),
  clientSecret: z.string().optional(),
  refreshToken: z.string(),
  accessToken: z.string().optional(),
  /** Epoch ms at which the access token expires, if the CRM says it. */
  expiresAt: z.number().optional(),
});

/** What an account that signs in by OAuth is asked with. */
export type OAuthCredentials = z.infer<typeof credentialsSchema>;

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
