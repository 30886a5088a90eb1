import { z } from 'zod';
import type { JsonAnswer } from '@/lib/crm/connectors/http/send-json';
import type { RestRequest } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector';

/** https://docs.espocrm.com/development/api/#errors: what is missing or wrong, where EspoCRM says it. */
const errorSchema = z.object({
  messageTranslation: z.object({
    label: z.string(),
    data: z
      .object({ field: z.string().optional(), type: z.string().optional() })
      .nullish()
      .catch(undefined),
  }),
});

const MAX_WORDS = 300;

/** What a refusal of EspoCRM means: https://docs.espocrm.com/development/api/ */
export function espocrmRefusal(
  { status, json }: JsonAnswer,
  { method, scope = '' }: Pick<RestRequest, 'method' | 'scope'>,
): ConnectorError {
  const { label = '', data } = errorSchema.safeParse(json).data?.messageTranslation ?? {};
  const { field = '', type = '' } = data ?? {};
  if (status === 401) return new ConnectorError('unauthorised', 'crm-unauthorised');
  if (status === 404 || label === 'cannotRelateNonExisting')
    return new ConnectorError('refused', 'crm-record-gone');
  if (status === 403) return forbidden(label, { method, scope });
  if (label === 'validationFailure' && type === 'required')
    return new ConnectorError('refused', 'crm-field-required', {
      words: field.slice(0, MAX_WORDS),
    });
  // A contact of this name is there, without the number.
  if (status === 409) return new ConnectorError('refused', 'crm-refused', { words: 'duplicate' });
  const words = [label, field, type].filter(Boolean).join(': ').slice(0, MAX_WORDS);
  return new ConnectorError('refused', 'crm-refused', { words });
}

/** Without a label, the role of the API user has no access to such records at all, or not to this one. */
function forbidden(
  label: string,
  { method, scope }: Required<Pick<RestRequest, 'method' | 'scope'>>,
): ConnectorError {
  const isOfRecord = label !== '' || method === 'PUT' || method === 'DELETE';
  return isOfRecord
    ? new ConnectorError('refused', 'crm-no-right', { words: label.slice(0, MAX_WORDS) })
    : new ConnectorError('unauthorised', 'crm-missing-scope', { words: scope });
}
