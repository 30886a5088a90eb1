import { z } from 'zod';

const domain = z.tuple([z.tuple([z.literal('message_id'), z.literal('='), z.string()])]);
/** The bodies of the methods that are called, by method. */
export const odooSchemas = {
  message_post: z.strictObject({
    ids: z.tuple([z.int()]),
    body: z.string(),
    body_is_html: z.literal(true),
    message_type: z.literal('comment'),
    subtype_xmlid: z.literal('mail.mt_note'),
    message_id: z.string(),
  }),
  search: z.strictObject({ domain, order: z.literal('id') }),
  search_phone: z.strictObject({
    domain: z.tuple([z.tuple([z.literal('phone'), z.literal('='), z.string()])]),
    order: z.literal('id'),
  }),
  /** A contact has a name, or is an address of another one: `check_name` of `res.partner`. */
  create: z.strictObject({
    vals_list: z.tuple([z.strictObject({ name: z.string().min(1), phone: z.string() })]),
  }),
  write: z.strictObject({ ids: z.array(z.int()), vals: z.strictObject({ body: z.string() }) }),
  unlink: z.strictObject({ ids: z.array(z.int()) }),
  search_number: z.strictObject({
    domain: z.tuple([
      z.literal('|'),
      z.tuple([z.literal('phone_sanitized'), z.literal('='), z.string()]),
      z.tuple([z.literal('phone_mobile_search'), z.literal('ilike'), z.string().min(3)]),
    ]),
    fields: z.array(z.string()),
    offset: z.int(),
    limit: z.int(),
    order: z.literal('id'),
  }),
  search_read: z.strictObject({
    domain: z.tuple([z.tuple([z.literal('id'), z.literal('in'), z.array(z.int())])]),
    fields: z.array(z.string()),
  }),
  search_name: z.strictObject({
    domain: z.tuple([z.tuple([z.literal('display_name'), z.literal('ilike'), z.string().min(2)])]),
    fields: z.array(z.string()),
    limit: z.int(),
  }),
  has_access: z.strictObject({
    ids: z.array(z.int()),
    operation: z.enum(['read', 'write', 'create']),
  }),
};
