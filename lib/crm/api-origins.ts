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

/** The origins of one Salesforce org (My Domain). */
interface SalesforceDomain {
  /** Where the API is asked, and tokens are issued. */
  api: string;
  /** Where people work with their records. */
  pages: string;
}

/** https://help.salesforce.com/s/articleView?id=xcloud.domain_name_url_formats.htm */
const SALESFORCE_HOST =
  /^([a-z0-9-]+(?:\.[a-z0-9-]+){0,2})\.(?:lightning\.force|my\.salesforce|my\.salesforce-setup)\.com$/;

/**
 * The org of an address of its pages or its API; `undefined` for any other address. A Salesforce on
 * this machine is all in one.
 */
export function salesforceDomainOf(address: string): SalesforceDomain | undefined {
  const url = URL.parse(address);
  if (url && isLocalAddress(address)) return { api: url.origin, pages: url.origin };
  const [, name] = (url?.protocol === 'https:' && SALESFORCE_HOST.exec(url.host)) || [];
  if (name === undefined) return undefined;
  return { api: `https://${name}.my.salesforce.com`, pages: `https://${name}.lightning.force.com` };
}

/** The origins of one of Zoho's data centres. */
export interface ZohoCentre {
  /** Where people work with their records. */
  crm: string;
  /** Where the API is asked. */
  api: string;
  /** Where access tokens are issued. */
  accounts: string;
}

/** Domains of the data centres: https://www.zoho.com/crm/developer/docs/api/v8/multi-dc.html */
const ZOHO_DOMAINS = ['com', 'eu', 'in', 'com.au', 'com.cn', 'jp', 'sa'];

const ZOHO_CENTRES: readonly ZohoCentre[] = [
  ...ZOHO_DOMAINS.map((domain) => ({
    crm: `https://crm.zoho.${domain}`,
    api: `https://www.zohoapis.${domain}`,
    accounts: `https://accounts.zoho.${domain}`,
  })),
  {
    crm: 'https://crm.zohocloud.ca',
    api: 'https://www.zohoapis.ca',
    accounts: 'https://accounts.zohocloud.ca',
  },
];

/**
 * The data centre of an account, by the origin of its Zoho CRM; `undefined` for any other address. A
 * Zoho on this machine is all in one.
 */
export function zohoCentreOf(crm: string): ZohoCentre | undefined {
  if (isLocalAddress(crm)) return { crm, api: crm, accounts: crm };
  return ZOHO_CENTRES.find((centre) => centre.crm === crm);
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether a host is this machine, the only one that may be reached without TLS. */
export function isLocalHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** Returns whether an address is on this machine. */
export function isLocalAddress(address: string): boolean {
  return isLocalHost(URL.parse(address)?.hostname ?? '');
}
