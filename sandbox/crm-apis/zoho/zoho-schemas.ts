import { z } from 'zod';

/**
 * The requests of Zoho CRM's REST API v8: v8.0/record.json of https://github.com/zoho/crm-oas, and
 * https://help.zoho.com/portal/en/community/topic/kaizen-38-calls-api for calls.
 */

const lookupSchema = z.strictObject({ id: z.string().regex(/^\d+$/) });

/** The fields of a call that an integration may set, an account's own aside. Zoho ignores others. */
export const zohoCallSchema = z.object({
  Subject: z.string().max(255).optional(),
  Call_Type: z.enum(['Inbound', 'Outbound', 'Missed']).optional(),
  Call_Start_Time: z.iso.datetime({ offset: true, precision: 0 }).optional(),
  Call_Duration: z
    .string()
    .regex(/^\d{2,}:[0-5]\d$/)
    .optional(),
  Description: z.string().max(32_000).optional(),
  Who_Id: lookupSchema.optional(),
  What_Id: lookupSchema.optional(),
  $se_module: z.enum(['Leads', 'Accounts', 'Deals']).optional(),
});

/** The fields of a contact that somebody here sets. `Last_Name` is required. */
export const zohoContactSchema = z.object({
  Last_Name: z.string().min(1).max(80),
  First_Name: z.string().max(40).optional(),
  Phone: z.string().max(30).optional(),
});

/** One to 100 records. */
export const bodySchema = z.strictObject({
  data: z.array(z.record(z.string(), z.unknown())).min(1).max(100),
});

/** The query of "get records". `fields` is required. */
export const zohoListSchema = z.strictObject({
  fields: z.string().min(1),
  ids: z.string().optional(),
  sort_by: z.enum(['id', 'Created_Time', 'Modified_Time']).default('id'),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
  per_page: z.coerce.number().int().min(1).max(200).default(200),
  page_token: z.string().optional(),
});

/** The query of "search records", here by number or by word. */
export const searchQuerySchema = z.strictObject({
  phone: z.string().min(1).optional(),
  word: z.string().min(2).optional(),
  fields: z.string().optional(),
  per_page: z.coerce.number().int().min(1).max(200).default(200),
  page: z.coerce.number().int().min(1).default(1),
});

/** A record of an account. */
export interface ZohoRecord {
  module: 'Contacts' | 'Leads' | 'Accounts' | 'Deals';
  id: string;
  fields?: Readonly<Record<string, string>>;
  /** Fields that name another record. */
  lookups?: Readonly<Record<string, { name: string; id: string }>>;
}
