import { completeServiceUrl } from '@/components/settings/connection/service-url';
import { apiAddresses, apiOrigins } from '@/lib/crm/api-origins';
import type { Requests } from '@/lib/messages/table';
import { mappingOf } from '@/lib/outbox/entry/field-mapping';
import { fixedTexts } from '@/lib/outbox/entry/fixed-texts';
import type { ConnectorId, StoredConnector } from '@/lib/outbox/model/connector';
import { originPattern } from '@/lib/platform/match-pattern';
import {
  type ConnectorFieldName,
  connectorForms,
  EMPTY_FIELDS,
  type TypedConnectorFields,
} from './connector-forms';

/** What a message to the background says about a connector. */
export type ConnectorRequest = Requests['save-connector'];

/** What the form is about, and what was typed. */
interface Typed {
  chosen: ConnectorId;
  stored: StoredConnector | undefined;
  typed: Partial<TypedConnectorFields>;
}

/** The fields before anything is typed. */
export function storedFields(
  connector: ConnectorId,
  stored: Partial<StoredConnector> = {},
): TypedConnectorFields {
  const { address = '', database = '', clientId = '', template = EMPTY_FIELDS.template } = stored;
  const mapping = mappingOf(connector, stored.fields);
  const { logsWhen = 'placed', ifNoRecord = 'keep' } = stored;
  const chosen = { logsWhen, ifNoRecord };
  return { ...EMPTY_FIELDS, ...mapping, address, database, clientId, template, ...chosen };
}

/** Returns whether the rep must sign in to save: there are no stored credentials, or they are for another account. */
export function needsSignIn({ chosen, stored, typed }: Typed, problemCode: string): boolean {
  if (!connectorForms[chosen].hasSignInPage) return false;
  if (!stored || stored.stopped || typed.address !== undefined || typed.clientId !== undefined) {
    return true;
  }
  const hasNoKey = problemCode === 'crm-no-key' || problemCode === 'crm-key-again';
  return hasNoKey || problemCode.startsWith('crm-sign-in');
}

/** The match patterns of the origins that are asked; none if the address is not of this CRM. */
export function apiPatterns({ connector, address = '' }: ConnectorRequest): string[] {
  const origins = apiOrigins(connector, apiAddresses[connector] ?? address) ?? [];
  return origins.flatMap((origin) => originPattern(origin) ?? []);
}

/** Returns whether a field is among those that get fixed values. */
export function hasFixedText(typed: TypedConnectorFields, field: string): boolean {
  return fixedTexts(typed).some(({ name }) => name === field);
}

/** The stored key is used instead. */
export function withoutKey({ key: _, ...request }: ConnectorRequest): ConnectorRequest {
  return request;
}

/** The request to the background: the fields that the CRM has, without empty ones. */
export function connectorRequest(
  connector: ConnectorId,
  fields: TypedConnectorFields,
): ConnectorRequest {
  const given = (field: ConnectorFieldName) =>
    connectorForms[connector].fields.includes(field) ? fields[field].trim() : '';
  const names = ['database', 'key', 'template', 'clientId', 'clientSecret'] as const;
  const typed = names.map((name) => [name, given(name)] as const);
  const { mapped } = connectorForms[connector];
  const hasRecords = connector !== 'webhook';
  const hasAddress = connectorForms[connector].fields.includes('address');
  return {
    connector,
    ...(hasAddress && { address: completeServiceUrl(fields.address) }),
    ...(fields.logsWhen === 'ended' && { logsWhen: 'ended' }),
    ...(hasRecords && fields.ifNoRecord === 'create' && { ifNoRecord: 'create' }),
    ...Object.fromEntries(typed.filter(([, value]) => value !== '')),
    ...(mapped && {
      fields: Object.fromEntries(mapped.map((name) => [name, fields[name].trim()])),
    }),
  };
}
