/** A secret of one sign-in, and the hash of it that the CRM gets first (RFC 7636, S256). */
export interface Pkce {
  verifier: string;
  challenge: string;
}

/** Creates a new secret and its hash. */
export async function createPkce(): Promise<Pkce> {
  const verifier = randomText();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(digest)) };
}

/** A text of 43 characters that nobody can guess. */
export function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
