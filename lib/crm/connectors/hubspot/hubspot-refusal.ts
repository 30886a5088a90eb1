import { z } from 'zod';
import type { JsonAnswer } from '@/lib/crm/connectors/http/send-json';
import { ConnectorError } from '@/lib/outbox/connector';

const contextSchema = z.record(z.string(), z.array(z.string()));

/** All fields are optional: https://developers.hubspot.com/docs/api-reference/error-handling */
const errorSchema = z.object({
  message: z.string().optional(),
  category: z.string().optional(),
  context: contextSchema.optional(),
  errors: z.array(z.object({ context: contextSchema.optional() })).optional(),
});

type HubspotError = z.infer<typeof errorSchema>;

const MAX_WORDS = 300;

/** While an account is moved to another data centre: the page above. */
const MIGRATING = 477;

/** A 400 about an association to a record that is not there: `CONTACT=8 is not valid`, in any language. */
const UNKNOWN_RECORD = /\b(?:CONTACT|COMPANY|DEAL|TICKET)=\d+\b/;

/** `Error creating CALL. Some required properties were not set.` */
const REQUIRED = /required properties were not set/i;

/** What a 4xx of HubSpot means. */
export function hubspotRefusal({ status, json, retryAfterMs }: JsonAnswer): ConnectorError {
  if (status === MIGRATING) {
    const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
    return new ConnectorError('rate-limited', 'crm-busy', wait);
  }
  const error = errorSchema.safeParse(json).data ?? {};
  if (status === 401) return new ConnectorError('unauthorised', 'crm-unauthorised');
  const words = { words: (error.message ?? '').slice(0, MAX_WORDS) };
  if (status === 403) return forbidden(error, words);
  if (status === 404 || UNKNOWN_RECORD.test(error.message ?? '')) {
    return new ConnectorError('refused', 'crm-record-gone');
  }
  const missing = requiredOf(error).join(', ').slice(0, MAX_WORDS);
  if (missing) return new ConnectorError('refused', 'crm-field-required', { words: missing });
  return new ConnectorError('refused', 'crm-refused', words);
}

/** A 400 for an object without the properties that the account requires, which its context names. */
function requiredOf({ message = '', context }: HubspotError): readonly string[] {
  return REQUIRED.test(message) ? (context?.properties ?? []) : [];
}

function forbidden(error: HubspotError, words: { words: string }): ConnectorError {
  const scopes = scopesOf(error).join(', ');
  if (error.category !== 'MISSING_SCOPES' && scopes === '') {
    return new ConnectorError('refused', 'crm-refused', words);
  }
  return new ConnectorError(
    'unauthorised',
    'crm-missing-scope',
    scopes ? { words: scopes } : words,
  );
}

function scopesOf({ context, errors = [] }: HubspotError): string[] {
  const contexts = [context, ...errors.map((each) => each.context)];
  const named = contexts.flatMap((each) => [
    ...(each?.requiredGranularScopes ?? []),
    ...(each?.missingScopes ?? []),
  ]);
  return [...new Set(named)];
}
