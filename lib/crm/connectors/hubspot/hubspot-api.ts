import { z } from 'zod';
import type { RestApi, RestClient } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector';
import { fixedValues, mappedValues } from '@/lib/outbox/entry/field-mapping';
import { cutEntry, entryHtml } from '@/lib/outbox/entry/write-entry';
import type { FieldMapping } from '@/lib/outbox/model/connector';
import type { EntryContent, RecordRef } from '@/lib/outbox/model/entry';
import { hubspotNames } from './hubspot-names';
import { equalsFilter, hubspotContacts, hubspotSearches, searchRequest } from './hubspot-records';
import { hubspotRefusal } from './hubspot-refusal';

/** https://developers.hubspot.com/docs/api-reference/legacy/crm/activities/calls/guide */
const CALLS = '/crm/v3/objects/calls';

/** Maximum length of a text: https://developers.hubspot.com/docs/api-reference/legacy/crm/properties/guide */
const MAX_BODY = 65_536;

/**
 * The marker. HubSpot keeps it for the id that a calling app gave to a call:
 * https://developers.hubspot.com/docs/api/crm/extensions/recordings-and-transcriptions
 */
const MARKER = 'hs_call_external_id';

/**
 * Association types from a call:
 * https://developers.hubspot.com/docs/api-reference/legacy/crm/associations/associate-records/guide#association-type-id-values
 */
const ASSOCIATION_TYPES: Readonly<Record<string, number>> = {
  ...{ contact: 194, company: 182, deal: 206, ticket: 220 },
};

const idSchema = z.object({ id: z.string().regex(/^\d+$/) });
const idsSchema = z
  .object({ results: z.array(idSchema) })
  .transform(({ results }) => results.map(({ id }) => id));

/**
 * HubSpot's calls (CRM API v3), with a service key or the access token of a private app
 * (https://developers.hubspot.com/docs/apps/developer-platform/build-apps/authentication/account-service-keys).
 * Built from the OpenAPI file
 * PublicApiSpecs/CRM/Calls/Rollouts/424/v3/calls.json of
 * https://github.com/HubSpot/HubSpot-public-api-spec-collection. Not tried on HubSpot itself: only on
 * the fake in sandbox/crm-apis/hubspot.
 */
export function hubspotApi(token: string, fields: FieldMapping): RestApi {
  const propertiesOf = (entry: EntryContent) => ({
    ...mappedProperties(entry, fields),
    ...ownProperties(entry),
  });
  return {
    headers: { authorization: `Bearer ${token}` },
    create: (target, marker, entry) => ({
      method: 'POST',
      path: CALLS,
      body: {
        properties: {
          ...fixedValues('hubspot', fields, entry),
          ...withoutEmpty(propertiesOf(entry)),
          [MARKER]: marker,
        },
        associations: [associationTo(target)],
      },
    }),
    createdId: idSchema.transform(({ id }) => id),
    find: (marker) => searchRequest(CALLS, { filters: [equalsFilter(MARKER, marker)] }),
    found: () => idsSchema.transform((ids) => ({ ids })),
    change: (id, entry) => ({
      method: 'PATCH',
      path: `${CALLS}/${encodeURIComponent(id)}`,
      body: { properties: propertiesOf(entry) },
    }),
    remove: (id) => ({ method: 'DELETE', path: `${CALLS}/${encodeURIComponent(id)}` }),
    numberSearches: hubspotSearches,
    nameSearches: hubspotNames,
    contacts: hubspotContacts,
    checks: [
      { method: 'GET', path: `${CALLS}?limit=1` },
      // No call has this id. The permission is checked first.
      { method: 'PATCH', path: `${CALLS}/0`, body: { properties: {} } },
    ],
    refusal: hubspotRefusal,
  };
}

function ownProperties(entry: EntryContent): Record<string, string> {
  const { startedAt, durationSeconds, callee } = entry.facts;
  return {
    hs_timestamp: new Date(startedAt).toISOString(),
    hs_call_title: entry.title,
    hs_call_body: cutEntry(entry, MAX_BODY, entryHtml),
    hs_call_direction: 'OUTBOUND',
    hs_call_to_number: callee,
    hs_call_status: durationSeconds === undefined ? '' : 'COMPLETED',
  };
}

/** All values are texts. */
function mappedProperties(entry: EntryContent, fields: FieldMapping): Record<string, string> {
  const values = Object.entries(mappedValues('hubspot', fields, entry));
  return Object.fromEntries(values.map(([name, value]) => [name, String(value ?? '')]));
}

/** An empty value clears a property: needless in a new call. */
function withoutEmpty(properties: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== ''));
}

function associationTo({ type, id }: RecordRef) {
  const associationTypeId = ASSOCIATION_TYPES[type];
  if (associationTypeId === undefined) {
    throw new ConnectorError('refused', 'crm-wrong-type', { words: type });
  }
  return { to: { id }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }] };
}

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
