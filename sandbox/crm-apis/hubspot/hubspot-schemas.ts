import { z } from 'zod';

/**
 * The requests of HubSpot's CRM API v3, as its OpenAPI file for calls describes them:
 * PublicApiSpecs/CRM/Calls/Rollouts/424/v3/calls.json of
 * https://github.com/HubSpot/HubSpot-public-api-spec-collection
 */

/** `SimplePublicObjectInputForCreate`: both are required, all values are strings. */
export const createSchema = z.strictObject({
  properties: z.record(z.string(), z.string()),
  associations: z.array(
    z.strictObject({
      to: z.strictObject({ id: z.string() }),
      types: z.array(
        z.strictObject({
          associationCategory: z.enum([
            'HUBSPOT_DEFINED',
            'INTEGRATOR_DEFINED',
            'USER_DEFINED',
            'WORK',
          ]),
          associationTypeId: z.int(),
        }),
      ),
    }),
  ),
});

/** `SimplePublicObjectInput`. */
export const updateSchema = z.strictObject({ properties: z.record(z.string(), z.string()) });

const OPERATORS = [
  'EQ',
  'NEQ',
  'LT',
  'LTE',
  'GT',
  'GTE',
  'BETWEEN',
  'IN',
  'NOT_IN',
  'CONTAINS_TOKEN',
] as const;

/** `PublicObjectSearchRequest`: all but `query` is required; the guide to searches names the limits. */
export const hubspotSearchSchema = z.strictObject({
  filterGroups: z
    .array(
      z.strictObject({
        filters: z
          .array(
            z.strictObject({
              propertyName: z.string(),
              operator: z.enum(OPERATORS),
              value: z.string().optional(),
            }),
          )
          .max(6),
      }),
    )
    .max(5),
  properties: z.array(z.string()),
  sorts: z.array(z.string()),
  limit: z.int().min(0).max(200),
  after: z.string(),
  query: z.string().max(3000).optional(),
});

/** `BatchReadInputSimplePublicObjectId`: all three are required. */
export const batchReadSchema = z.strictObject({
  inputs: z.array(z.strictObject({ id: z.string() })).max(100),
  properties: z.array(z.string()),
  propertiesWithHistory: z.array(z.string()),
});

const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  hs_call_direction: ['INBOUND', 'OUTBOUND'],
  hs_call_status: [
    ...['BUSY', 'CALLING_CRM_USER', 'CANCELED', 'COMPLETED', 'CONNECTING', 'FAILED'],
    ...['IN_PROGRESS', 'NO_ANSWER', 'QUEUED', 'RINGING'],
  ],
};

/** Properties of calls that an integration may set: the guide to calls. */
const WRITABLE = new Set([
  ...['hs_timestamp', 'hs_call_title', 'hs_call_body', 'hs_call_direction', 'hs_call_status'],
  ...['hs_call_from_number', 'hs_call_to_number', 'hs_call_duration', 'hs_call_recording_url'],
  ...['hs_call_disposition', 'hs_call_external_id', 'hubspot_owner_id'],
]);

const MAX_TEXT = 65_536;

/** What is wrong with the properties of a call; `undefined` if nothing is. */
export function wrongProperty(
  properties: Record<string, string>,
  own: readonly string[] = [],
): string | undefined {
  for (const [name, value] of Object.entries(properties)) {
    if (!WRITABLE.has(name) && !own.includes(name)) return `Property "${name}" does not exist`;
    if (value !== '' && !isValid(name, value))
      return `${name} was not valid: ${value.slice(0, 80)}`;
  }
  return undefined;
}

function isValid(name: string, value: string): boolean {
  if (value.length > MAX_TEXT) return false;
  if (name === 'hs_timestamp') return /^\d+$/.test(value) || !Number.isNaN(Date.parse(value));
  if (name === 'hs_call_duration') return /^\d+(\.\d+)?$/.test(value);
  if (name === 'hs_call_recording_url') return value.startsWith('https://');
  return ENUMERATIONS[name]?.includes(value) ?? true;
}

/** A record of an account: its kind, id and properties. */
export interface HubspotRecord {
  type: string;
  id: string;
  properties?: Record<string, string>;
}
