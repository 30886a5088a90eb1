import { zohoCentreOf } from '@/lib/crm/accounts/zoho-centres';
import { ConnectorError } from '@/lib/outbox/connector-error';
import type { CrmAccess } from './crm-openers';
import type { HttpDeps } from './http/send-json';
import type { AuthoriseDeps } from './oauth/authorise';
import { signInToSalesforce } from './salesforce/salesforce-account';
import { type SelfClient, signInToZoho } from './zoho/zoho-account';

/** Access as the rep typed it: for a CRM that signs in, perhaps with what it signs in with. */
export interface TypedAccess extends CrmAccess {
  client?: SelfClient;
  /** The app of Salesforce that the rep signs in to, on a page of Salesforce. */
  app?: { clientId: string };
}

/** Signs in if the rep typed the credentials for it. Rejects with a `ConnectorError`. */
export async function signInIfNeeded(
  deps: HttpDeps & AuthoriseDeps,
  { client, app, ...access }: TypedAccess,
  abortSignal: AbortSignal,
): Promise<CrmAccess> {
  if (app) {
    const key = await signInToSalesforce(deps, { address: access.address, ...app }, abortSignal);
    return { ...access, ...app, key };
  }
  if (!client) return access;
  const centre = zohoCentreOf(access.address);
  if (!centre) throw new ConnectorError('unauthorised', 'crm-wrong-host');
  return { ...access, key: await signInToZoho(deps, centre, client, abortSignal) };
}
