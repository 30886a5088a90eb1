import { ConnectorError } from '@/lib/outbox/connector';

/** How the rep signs in on a page of the CRM. */
export interface AuthoriseDeps {
  /** The address that the CRM redirects to. The browser never loads it. */
  redirectUrl(): string;
  /** Shows a page until it redirects there. Resolves to the full address; rejects if it was closed. */
  openAuthPage(url: string): Promise<string>;
}

const MAX_WORDS = 300;

/** Asks the rep for a code (RFC 6749, 4.1.1 and 4.1.2). Rejects with a `ConnectorError`. */
export async function requestCode(
  { redirectUrl, openAuthPage }: AuthoriseDeps,
  url: string,
  parameters: Readonly<Record<string, string>>,
): Promise<string> {
  const state = randomText();
  const redirect = redirectUrl();
  const query = { response_type: 'code', redirect_uri: redirect, state, ...parameters };
  const finalUrl = await openAuthPage(`${url}?${new URLSearchParams(query)}`).catch((cause) => {
    throw new ConnectorError('refused', 'crm-sign-in-unfinished', {}, cause);
  });
  const answer = finalUrl.startsWith(redirect) ? URL.parse(finalUrl)?.searchParams : undefined;
  // Another state means that this answers another request.
  if (answer?.get('state') !== state) throw new ConnectorError('refused', 'crm-sign-in-unfinished');
  const code = answer.get('code');
  if (code) return code;
  const words = [answer.get('error'), answer.get('error_description')].filter(Boolean).join(': ');
  throw new ConnectorError('refused', 'crm-sign-in-refused', { words: words.slice(0, MAX_WORDS) });
}

/** A secret of one sign-in, and the hash of it that the CRM gets first (RFC 7636, S256). */
interface Pkce {
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
