import { createRateLimit, type RateLimit } from '@/sandbox/crm-apis/http/crm-server';

/** What a fake Odoo is made with. */
export interface OdooOptions {
  key: string;
  database: string;
  /** Ids of the contacts (`res.partner`). */
  contacts: readonly number[];
  /** Their numbers as they are written, by contact. */
  numbers?: Readonly<Record<number, string>>;
  /** The numbers in E.164 of contacts whose country Odoo knows. One with a plus needs none. */
  sanitized?: Readonly<Record<number, string>>;
  /** What they are called, by contact. */
  names?: Readonly<Record<number, { display_name: string; email?: string }>>;
  /** Models whose records the key's user may read, and not change. */
  readOnly?: readonly string[];
  /** Models whose records the key's user may not touch. */
  forbidden?: readonly string[];
  /** Contacts that a record rule hides from the key's user. */
  locked?: readonly number[];
  /** Of the web server in front of Odoo, which answers with a page. */
  rateLimit?: RateLimit;
  /** Epoch ms. */
  now?(): number;
}

/** The key's user may not do this. */
export function accessError(model: string): Response {
  const words = `You are not allowed to access '${model}' records.`;
  return odooError(403, 'odoo.exceptions.AccessError', words);
}

/** An error as Odoo serialises it. */
export function odooError(status: number, name: string, message: string): Response {
  return Response.json({ name, message, arguments: [message], context: {}, debug: '' }, { status });
}

/** What is refused before any model is asked: by the web server, or for address, database or key. */
export function createOdooGate({ key, database, rateLimit, now = Date.now }: OdooOptions) {
  const isTooMuch = rateLimit && createRateLimit(rateLimit, now);
  return ({ url, headers }: Request): Response | undefined => {
    if (isTooMuch?.()) return tooManyRequests(rateLimit);
    const [, api, version] = new URL(url).pathname.split('/');
    if (api !== 'json' || version !== '2') return htmlPage(404, '<h1>Not Found</h1>');
    if ((headers.get('x-odoo-database') ?? database) !== database) {
      return htmlPage(404, 'No database is selected. Use the X-Odoo-Database header.');
    }
    return headers.get('authorization') === `bearer ${key}`
      ? undefined
      : odooError(401, 'werkzeug.exceptions.Unauthorized', 'Invalid apikey');
  };
}

function tooManyRequests({ windowMs = 0 }: Partial<RateLimit> = {}): Response {
  return new Response('<h1>429 Too Many Requests</h1>', {
    status: 429,
    headers: { 'retry-after': String(windowMs / 1000) },
  });
}

function htmlPage(status: number, body: string): Response {
  return new Response(`<!DOCTYPE html>${body}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
