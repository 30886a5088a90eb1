import { z } from 'zod';
import type { JsonAnswer } from '@/lib/crm/connectors/http/send-json';
import { ConnectorError } from '@/lib/outbox/connector';

/** https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm */
const errorsSchema = z
  .array(
    z.object({
      errorCode: z.string(),
      message: z.string().default(''),
      fields: z.array(z.string()).default([]),
    }),
  )
  .min(1);
type SalesforceError = z.infer<typeof errorsSchema>[number];

const MAX_WORDS = 300;

/** The limit counts the last 24 hours, so a short wait does not help. */
const LIMIT_WAIT_MS = 900_000;

/** The entry, or the record that it belongs to, is not there: deleted, or merged into another. */
const GONE = [...['NOT_FOUND', 'ENTITY_IS_DELETED', 'INVALID_CROSS_REFERENCE_KEY'], 'MALFORMED_ID'];
/** The record is not for this user, or not to change. */
const FORBIDDEN = [
  ...['INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY', 'INSUFFICIENT_ACCESS_OR_READONLY'],
  ...['INSUFFICIENT_ACCESS', 'ENTITY_IS_LOCKED'],
];
/** Nothing else will be taken either. */
const CLOSED = ['API_DISABLED_FOR_ORG', 'API_CURRENTLY_DISABLED'];

/** Returns whether an access token is no longer valid. */
export function isSessionOver({ status }: JsonAnswer): boolean {
  return status === 401;
}

/** What a refusal of Salesforce means. */
export function salesforceRefusal({ status, json, retryAfterMs }: JsonAnswer): ConnectorError {
  const error = errorsSchema.safeParse(json).data?.[0];
  const code = error?.errorCode ?? '';
  if (status === 401) return new ConnectorError('unauthorised', 'crm-sign-in-again');
  if (code === 'REQUEST_LIMIT_EXCEEDED') {
    const wait = { retryAfterMs: retryAfterMs ?? LIMIT_WAIT_MS };
    return new ConnectorError('rate-limited', 'crm-busy', wait);
  }
  // The object is there, but not for this user.
  if (code === 'INVALID_TYPE') {
    return new ConnectorError('unauthorised', 'crm-missing-scope', { words: wordsOf(error) });
  }
  if (status === 404 || GONE.includes(code))
    return new ConnectorError('refused', 'crm-record-gone');
  if (FORBIDDEN.includes(code)) {
    return new ConnectorError('refused', 'crm-no-right', { words: wordsOf(error) });
  }
  if (code === 'REQUIRED_FIELD_MISSING' && error && error.fields.length > 0) {
    const words = error.fields.join(', ').slice(0, MAX_WORDS);
    return new ConnectorError('refused', 'crm-field-required', { words });
  }
  const kind = CLOSED.includes(code) ? 'unauthorised' : 'refused';
  return new ConnectorError(kind, 'crm-refused', { words: wordsOf(error) });
}

function wordsOf(error: SalesforceError | undefined): string {
  const { message = '', fields = [] } = error ?? {};
  const missing = fields.filter((field) => !message.includes(field));
  return [message, ...missing].join(' ').trim().slice(0, MAX_WORDS);
}
