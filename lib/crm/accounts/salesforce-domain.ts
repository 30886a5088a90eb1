import { isLocalAddress } from './local-address';

/** The origins of one Salesforce org (My Domain). */
export interface SalesforceDomain {
  /** Where the API is asked, and tokens are issued. */
  api: string;
  /** Where people work with their records. */
  pages: string;
}

/** https://help.salesforce.com/s/articleView?id=xcloud.domain_name_url_formats.htm */
const HOST =
  /^([a-z0-9-]+(?:\.[a-z0-9-]+){0,2})\.(?:lightning\.force|my\.salesforce|my\.salesforce-setup)\.com$/;

/**
 * The org of an address of its pages or its API; `undefined` for any other address. A Salesforce on
 * this machine is all in one.
 */
export function salesforceDomainOf(address: string): SalesforceDomain | undefined {
  const url = URL.parse(address);
  if (url && isLocalAddress(address)) return { api: url.origin, pages: url.origin };
  const [, name] = (url?.protocol === 'https:' && HOST.exec(url.host)) || [];
  if (name === undefined) return undefined;
  return { api: `https://${name}.my.salesforce.com`, pages: `https://${name}.lightning.force.com` };
}
