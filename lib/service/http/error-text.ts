import { z } from 'zod';
import { isObject } from './json';
import type { FieldError } from './service-error';

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
export interface ErrorText {
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

/**
 * Returns whether the text says that the caller ID is not a DID of the workspace.
 * docs/service-interface.md (click-to-dial, rule 2) gives the meaning of the message ("does not
 * belong to the account and the user should buy it"), not its exact words.
 */
export function isDidNotOwned(detail: string | undefined): boolean {
  if (detail === undefined) return false;
  const belongs = /\bbelongs?\b/i.test(detail) && /\bnot\b|n['’]t\b/i.test(detail);
  return belongs || (/\b(?:buy|purchase)\b/i.test(detail) && /\b(?:number|did)\b/i.test(detail));
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
