import { z } from 'zod';
import { connectorIds } from '@/lib/outbox/model/connector';
import { parseBaseUrl } from '@/lib/service/address/base-url';

/** The URL of the service or of a CRM: `https`, without credentials and query. Is normalised. */
export const addressSchema = z.string().transform((address, { addIssue }) => {
  const parsed = parseBaseUrl(address);
  if (!parsed.ok) addIssue(parsed.reason);
  return parsed.ok ? parsed.baseUrl : '';
});

/** A CRM of the company, as a policy or set-up file names it. The rep enters its key. */
export const suggestedConnectorSchema = z.object({
  connector: z.enum(connectorIds),
  address: addressSchema.optional(),
  database: z.string().max(200).optional(),
  clientId: z.string().max(500).optional(),
});

/** A CRM of the company. The rep enters its key. */
export type SuggestedConnector = z.output<typeof suggestedConnectorSchema>;
