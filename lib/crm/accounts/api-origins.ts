import { salesforceDomainOf } from './salesforce-domain';
import { zohoCentreOf } from './zoho-centres';

/** The addresses of the APIs that are the same for all accounts. The others are entered by the rep. */
export const apiAddresses: Readonly<Partial<Record<string, string>>> = {
  hubspot: 'https://api.hubapi.com',
};

/**
 * The origins that are asked to log calls in a CRM, without repetition; `undefined` if the address is
 * not of this CRM.
 */
export function apiOrigins(connector: string, address: string): string[] | undefined {
  const origin = URL.parse(address)?.origin;
  if (origin === undefined) return undefined;
  if (connector === 'salesforce') {
    const domain = salesforceDomainOf(origin);
    return domain && [domain.api];
  }
  if (connector !== 'zoho') return [origin];
  const centre = zohoCentreOf(origin);
  return centre && [...new Set([centre.api, centre.accounts])];
}
