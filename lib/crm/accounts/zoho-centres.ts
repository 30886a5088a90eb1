import { isLocalAddress } from './local-address';

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
const DOMAINS = ['com', 'eu', 'in', 'com.au', 'com.cn', 'jp', 'sa'];

const CENTRES: readonly ZohoCentre[] = [
  ...DOMAINS.map((domain) => ({
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
  return CENTRES.find((centre) => centre.crm === crm);
}
