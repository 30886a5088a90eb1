import { z } from 'zod';

/**
 * The bodies and queries of Pipedrive's API v2: https://developers.pipedrive.com/docs/api/v2/Activities,
 * with the models of https://github.com/pipedrive/client-nodejs (src/versions/v2/models).
 */

/** `AddActivityRequest`, without what is not used here. */
export const activitySchema = z.strictObject({
  subject: z.string().optional(),
  type: z.string().optional(),
  owner_id: z.int().optional(),
  deal_id: z.int().optional(),
  lead_id: z.guid().optional(),
  org_id: z.int().optional(),
  due_date: z.iso.date().optional(),
  due_time: z
    .string()
    .regex(/^\d{2}:\d{2}(:\d{2})?$/)
    .optional(),
  duration: z
    .string()
    .regex(/^\d{2}:\d{2}(:\d{2})?$/)
    .optional(),
  done: z.boolean().optional(),
  note: z.string().optional(),
  participants: z
    .array(z.strictObject({ person_id: z.int(), primary: z.boolean().optional() }))
    .optional(),
});

/** `AddPersonRequest`, without what is not used here. `name` is required. */
export const personSchema = z.strictObject({
  name: z.string().min(1),
  org_id: z.int().optional(),
  phones: z
    .array(
      z.strictObject({
        value: z.string(),
        primary: z.boolean().optional(),
        label: z.string().optional(),
      }),
    )
    .optional(),
});

/** The query of `getPersons`. */
export const personsQuery = z.strictObject({
  ids: z.string().optional(),
  sort_by: z.enum(['id', 'update_time', 'add_time']).optional(),
  sort_direction: z.enum(['asc', 'desc']).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().optional(),
});

/** The query of `getActivities`. */
export const activitiesQuery = z.strictObject({
  updated_since: z.iso.datetime().optional(),
  sort_by: z.enum(['id', 'update_time', 'add_time', 'due_date']).optional(),
  sort_direction: z.enum(['asc', 'desc']).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().optional(),
});

/** The query of `searchPersons`. */
export const personSearchSchema = z.strictObject({
  term: z.string().min(2),
  fields: z.string().optional(),
  exact_match: z.enum(['true', 'false']).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().optional(),
});

/** The query of `searchItem`. */
export const itemSearchSchema = z.strictObject({
  term: z.string().min(2),
  item_types: z.string(),
  fields: z.literal('name'),
  limit: z.coerce.number().int().min(1).max(100),
});

/** A record of an account. */
export interface PipedriveRecord {
  type: 'person' | 'organization' | 'deal' | 'lead';
  id: string;
  phones?: readonly string[];
  name?: string;
  email?: string;
  /** Of a person: the name of their organization. */
  organization?: string;
}
