import { ConnectorError } from '@/lib/outbox/connector-error';
import { randomText } from './pkce';

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
