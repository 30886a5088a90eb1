import { z } from 'zod';
import { isObject } from './read-body';
import type { FieldError } from './service-error';

/**
 * The response envelope of campaign-list and of every click-to-dial error
 * (docs/service-interface.md, Response envelope). Unknown fields are kept.
 */
export const envelopeSchema = z.looseObject({
  /** `false` on success. Clients check this field as well as the status. */
  error: z.boolean(),
  /** Mirrors the HTTP status. */
  code: z.int(),
  /** Empty on success. */
  message: z.string(),
  /** Epoch milliseconds. */
  timestamp: z.int(),
  /** Payload of the operation. */
  data: z.looseObject({}),
});

/** See {@link envelopeSchema}. */
export type Envelope = z.infer<typeof envelopeSchema>;

const MAX_DETAIL_LENGTH = 500;

/** `{detail: string}`: create-agent 400, 401 and 500. */
export const detailErrorSchema = z.looseObject({ detail: z.string() });

/** `{detail: [{loc, msg, type}]}`: create-agent 422. */
export const fieldErrorsSchema = z.looseObject({
  detail: z.array(
    z.object({
      loc: z.array(z.union([z.string(), z.number()]).transform(String)),
      msg: z.string(),
      type: z.string().catch(''),
    }),
  ),
});

/** What the service said about a failure. */
interface ErrorText {
  detail?: string;
  fields?: FieldError[];
}

/**
 * Finds the service's text in an error body of any documented form: the envelope (`message`),
 * `{detail: string}` or `{detail: [{loc, msg, type}]}`. Other bodies give no text.
 */
export function errorText(body: unknown): ErrorText {
  const list = fieldErrorsSchema.safeParse(body);
  if (list.success) return { fields: list.data.detail, ...clean(inOneLine(list.data.detail)) };
  const one = detailErrorSchema.safeParse(body);
  if (one.success) return clean(one.data.detail);
  return isObject(body) && typeof body.message === 'string' ? clean(body.message) : {};
}

function inOneLine(fields: FieldError[]): string {
  return fields.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
}

function clean(words: string): { detail?: string } {
  const detail = words
    .slice(0, 4 * MAX_DETAIL_LENGTH)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_DETAIL_LENGTH);
  return detail === '' ? {} : { detail };
}
