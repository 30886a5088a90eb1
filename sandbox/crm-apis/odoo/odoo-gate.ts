import { createRateLimit, type RateLimit } from '@/sandbox/crm-apis/http/rate-limit';
import { odooError } from './odoo-answers';
import type { OdooOptions } from './odoo-options';

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
