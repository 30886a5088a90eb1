import { z } from 'zod';
import type { JsonAnswer } from '@/lib/crm/connectors/http/send-json';
import type { RestRequest } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector';

/** `API_Exception` of v8.0/record.json in https://github.com/zoho/crm-oas. */
const exceptionSchema = z.object({
  status: z.literal('error'),
  code: z.string(),
  message: z.string().default(''),
  details: z
    .object({
      api_name: z.string().optional(),
      resource_path_index: z.number().optional(),
    })
    .nullish(),
});
type ZohoException = z.infer<typeof exceptionSchema>;

/** It is the whole answer, or that for a record of the request. */
const answerSchema = z.union([
  exceptionSchema,
  z.object({ data: z.tuple([exceptionSchema]).rest(z.unknown()) }).transform(({ data }) => data[0]),
]);

const MAX_WORDS = 300;
/** Fields of a call that name another record. */
const RELATIONS = ['id', 'Who_Id', 'What_Id'];

/** Returns whether a 2xx refuses the record of the request: Zoho answers 200 or 202 for the request as a whole. */
export function isZohoRefusal({ json }: JsonAnswer): boolean {
  return answerSchema.safeParse(json).success;
}

/** Returns whether an access token expired: https://www.zoho.com/crm/developer/docs/api/v8/status-codes.html */
export function isZohoTokenExpired({ status, json }: JsonAnswer): boolean {
  return status === 401 && answerSchema.safeParse(json).data?.code === 'INVALID_TOKEN';
}

/** What a refusal of Zoho means. */
export function zohoRefusal(
  { status, json }: JsonAnswer,
  { scope = '' }: Pick<RestRequest, 'scope'>,
): ConnectorError {
  const exception = answerSchema.safeParse(json).data;
  if (exception?.code === 'OAUTH_SCOPE_MISMATCH') {
    return new ConnectorError('unauthorised', 'crm-missing-scope', { words: scope });
  }
  if (status === 401) return new ConnectorError('unauthorised', 'crm-sign-in-again');
  if (status === 404 || isGone(exception)) return new ConnectorError('refused', 'crm-record-gone');
  if (exception?.code === 'NO_PERMISSION') {
    return new ConnectorError('refused', 'crm-no-right', { words: wordsOf(exception) });
  }
  const field = exception?.details?.api_name;
  if (exception?.code === 'MANDATORY_NOT_FOUND' && field) {
    return new ConnectorError('refused', 'crm-field-required', { words: field });
  }
  return new ConnectorError('refused', 'crm-refused', { words: wordsOf(exception) });
}

/** The record of the address, or the one to log on, is not there. */
function isGone(exception: ZohoException | undefined): boolean {
  const { api_name = '', resource_path_index } = exception?.details ?? {};
  if (exception?.code !== 'INVALID_DATA') return false;
  return RELATIONS.includes(api_name) || resource_path_index !== undefined;
}

function wordsOf(exception: ZohoException | undefined): string {
  const field = exception?.details?.api_name;
  const { message = '' } = exception ?? {};
  return (field ? `${message}: ${field}` : message).slice(0, MAX_WORDS);
}
