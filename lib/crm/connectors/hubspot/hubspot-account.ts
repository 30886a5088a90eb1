import { z } from 'zod';
import type { RestClient } from '@/lib/crm/connectors/rest/rest-client';

/** Parts of an address are checked, because links are built from them. */
const accountSchema = z.object({
  portalId: z.int(),
  uiDomain: z.string().regex(/^app(?:-[a-z]{2}\d)?\.hubspot\.com$/),
});

/**
 * Asks which account the token is of, and how the addresses of its records begin:
 * https://developers.hubspot.com/docs/api-reference/legacy/account/account-information/get-account-details
 */
export async function hubspotRecords(client: RestClient): Promise<string> {
  const request = { method: 'GET', path: '/account-info/v3/details' } as const;
  const { portalId, uiDomain } = await client(request, accountSchema);
  return `https://${uiDomain}/contacts/${portalId}/`;
}
