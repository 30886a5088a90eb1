import { z } from 'zod';
import type { JsonAnswer } from '@/lib/crm/connectors/http/send-json';
import type { RestRequest } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector';

/** SuiteCRM says everything by a 400 and an English sentence. */
const errorSchema = z.object({ errors: z.object({ detail: z.string().nullish() }) });

const MAX_WORDS = 300;
/** SuiteCRM has no record with this id, or this is no id. */
const GONE = /with id \S+ is not found|option "id" with value .* is invalid/i;
const DENIED = /\[AccessDeniedException\]/;

/** What a refusal of SuiteCRM means. */
export function suitecrmRefusal(
  { status, json }: JsonAnswer,
  { method, path, scope = '' }: Pick<RestRequest, 'method' | 'path' | 'scope'>,
): ConnectorError {
  const detail = errorSchema.safeParse(json).data?.errors.detail ?? '';
  const words = { words: detail.slice(0, MAX_WORDS) };
  if (status === 401) return new ConnectorError('unauthorised', 'crm-sign-in-again');
  if (GONE.test(detail)) return new ConnectorError('refused', 'crm-record-gone');
  if (!DENIED.test(detail)) return new ConnectorError('refused', 'crm-refused', words);
  // One record, or all records of the module.
  const isOne = method !== 'POST' && !/^[^?]*\/module\/\w+\?/.test(path);
  return isOne
    ? new ConnectorError('refused', 'crm-no-right', words)
    : new ConnectorError('unauthorised', 'crm-missing-scope', { words: scope });
}
