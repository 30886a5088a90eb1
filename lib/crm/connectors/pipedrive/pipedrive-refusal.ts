import { z } from 'zod';
import type { JsonAnswer } from '@/lib/crm/connectors/http/send-json';
import { ConnectorError } from '@/lib/outbox/connector-error';

/** https://pipedrive.readme.io/docs/core-api-concepts-responses */
const errorSchema = z.object({ error: z.string().optional(), error_info: z.string().optional() });

const MAX_WORDS = 300;
/** Deleted, or never there. */
const GONE = [404, 410];

/** A 400 about an activity of a record that is not there. */
const UNKNOWN_RECORD = /^(?:person|organization|deal|lead)\b.* not found$/i;

/** What a 4xx of Pipedrive means: https://pipedrive.readme.io/docs/core-api-concepts-http-status-codes */
export function pipedriveRefusal({ status, json }: JsonAnswer): ConnectorError {
  const { error = '' } = errorSchema.safeParse(json).data ?? {};
  const words = { words: error.slice(0, MAX_WORDS) };
  if (status === 401) return new ConnectorError('unauthorised', 'crm-unauthorised');
  // The account is closed: nothing else will be logged either.
  if (status === 402) return new ConnectorError('unauthorised', 'crm-refused', words);
  if (GONE.includes(status) || UNKNOWN_RECORD.test(error))
    return new ConnectorError('refused', 'crm-record-gone');
  return new ConnectorError('refused', 'crm-refused', words);
}
