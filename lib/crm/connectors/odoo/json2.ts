import { z } from 'zod';
import { type HttpDeps, type JsonAnswer, sendJson } from '@/lib/crm/connectors/http/send-json';
import { ConnectorError } from '@/lib/outbox/connector';

/** An Odoo server, and the key to it. */
export interface OdooAccess {
  /** Origin and path prefix, without a trailing slash. */
  address: string;
  database?: string | undefined;
  key: string;
}

/** Calls a method of a model, and parses what it returns. The signal ends this call alone. */
export type Json2 = <S extends z.ZodType>(
  model: string,
  method: string,
  body: Record<string, unknown>,
  schema: S,
  abortSignal?: AbortSignal,
) => Promise<z.output<S>>;

/** An error of Odoo's own: the name of a Python exception and a sentence in the user's language. */
const odooErrorSchema = z.object({ name: z.string(), message: z.string() });

const MAX_WORDS = 300;

/**
 * Creates a client of Odoo's External JSON-2 API (version 19: `POST /json/2/<model>/<method>`,
 * https://www.odoo.com/documentation/19.0/developer/reference/external_api.html). Rejects with a
 * `ConnectorError`.
 */
export function createJson2(deps: HttpDeps, access: OdooAccess, abortSignal: AbortSignal): Json2 {
  const { address, database, key } = access;
  const headers = {
    authorization: `bearer ${key}`,
    ...(database && { 'x-odoo-database': database }),
  };
  return async (model, method, body, schema, own) => {
    const url = `${address}/json/2/${encodeURIComponent(model)}/${encodeURIComponent(method)}`;
    const answer = await sendJson(
      deps,
      { url, headers, body, notJson: 'crm-not-odoo' },
      own ? AbortSignal.any([own, abortSignal]) : abortSignal,
    );
    if (answer.status > 299) throw refusal(answer);
    const parsed = schema.safeParse(answer.json);
    if (parsed.success) return parsed.data;
    throw new ConnectorError('no-answer', 'crm-not-odoo', {}, parsed.error);
  };
}

/** A 4xx: Odoo did nothing. */
function refusal({ status, json, text }: JsonAnswer): ConnectorError {
  const parsed = odooErrorSchema.safeParse(json);
  if (status === 401) return new ConnectorError('unauthorised', 'crm-unauthorised');
  if (!parsed.success) return withoutWords(status, text);
  const { name, message } = parsed.data;
  const words = { words: message.slice(0, MAX_WORDS) };
  if (name.endsWith('.AccessError')) return new ConnectorError('refused', 'crm-no-right', words);
  if (status === 403) return new ConnectorError('unauthorised', 'crm-unauthorised', words);
  if (name.endsWith('.MissingError')) return new ConnectorError('refused', 'crm-record-gone');
  return new ConnectorError('refused', 'crm-refused', words);
}

/** A web page: of Odoo if it knows no database of that name, else of something else. */
function withoutWords(status: number, text: string): ConnectorError {
  if (status === 404 && text.includes('X-Odoo-Database')) {
    return new ConnectorError('unauthorised', 'crm-wrong-database');
  }
  const kind = status === 403 ? 'unauthorised' : 'no-answer';
  return new ConnectorError(kind, 'crm-not-odoo');
}
