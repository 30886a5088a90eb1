import { z } from 'zod';
import { type CrmApi, createRateLimit, type RateLimit } from '@/sandbox/crm-apis/http/crm-server';
import { createZohoAccounts, type ZohoAccounts, type ZohoClient } from './zoho-accounts';
import type { ZohoRecord } from './zoho-schemas';
import { createZohoStore, type ZohoCall, type ZohoStoreOptions } from './zoho-store';

/** What a fake Zoho is made with. */
export interface ZohoOptions extends ZohoStoreOptions {
  client: ZohoClient;
  scopes: readonly string[];
  rateLimit?: RateLimit;
}

/** A Zoho account with its CRM API v8 and its accounts server, both at one origin. */
export interface ZohoApi extends CrmApi {
  calls: ZohoCall[];
  /** Records that were created. */
  created: ZohoRecord[];
  accounts: ZohoAccounts;
}

/** Creates a fake Zoho, from the documentation that `zoho-schemas.ts` names. */
export function createZohoApi(options: ZohoOptions): ZohoApi {
  const store = createZohoStore(options);
  const accounts = createZohoAccounts(options);
  const isTooMuch = options.rateLimit && createRateLimit(options.rateLimit, options.now);
  return {
    calls: store.calls,
    created: store.created,
    accounts,
    async answer(request) {
      if (new URL(request.url).pathname === '/oauth/v2/token') return accounts.answer(request);
      const [, token = ''] =
        /^Zoho-oauthtoken (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
      if (!accounts.isValid(token)) return exception(401, 'INVALID_TOKEN', 'invalid oauth token');
      if (isTooMuch?.()) {
        const seconds = Math.ceil((options.rateLimit?.windowMs ?? 0) / 1000);
        return exception(429, 'TOO_MANY_REQUESTS', 'Too many requests fired', seconds);
      }
      try {
        return await route(request, store, options.scopes);
      } catch (error) {
        const isOurs = error instanceof z.ZodError || error instanceof SyntaxError;
        return isOurs ? exception(400, 'INVALID_DATA', error.message) : Promise.reject(error);
      }
    },
  };
}

type ZohoStore = ReturnType<typeof createZohoStore>;

async function route(
  request: Request,
  store: ZohoStore,
  scopes: readonly string[],
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/crm/v8/org') {
    return scopes.includes('ZohoCRM.org.READ') ? organisation() : scopeMismatch();
  }
  if (pathname === '/crm/v8/settings/fields') {
    return scopes.includes('ZohoCRM.settings.fields.READ') ? store.listFields() : scopeMismatch();
  }
  return routeToModule(request, store, scopes);
}

/** Answers about the records of one module, if the token has a scope for it. */
async function routeToModule(
  request: Request,
  store: ZohoStore,
  scopes: readonly string[],
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, module = '', last = ''] = /^\/crm\/v8\/(\w+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  const query = Object.fromEntries(searchParams);
  const scope = `ZohoCRM.modules.${module.toLowerCase()}`;
  const needs = async (operation: string, run: () => Promise<Response> | Response) => {
    const enough = [`${scope}.${operation}`, `${scope}.ALL`];
    return enough.some((each) => scopes.includes(each)) ? run() : scopeMismatch();
  };
  if (last === 'search') {
    const isAllowed = scopes.includes('ZohoSearch.securesearch.READ');
    return isAllowed ? needs('READ', () => store.search(module, query)) : scopeMismatch();
  }
  switch (`${request.method} ${module === 'Calls' ? module : 'records'}${last && '/id'}`) {
    case 'GET records':
      return needs('READ', () => store.listRecords(module, query));
    case 'POST records':
      return needs('CREATE', async () => store.addContact(await request.json()));
    case 'GET Calls':
      return needs('READ', () => store.list(query));
    case 'POST Calls':
      return needs('CREATE', async () => store.add(await request.json()));
    case 'PUT Calls/id':
      return needs('UPDATE', async () => store.change(last, await request.json()));
    case 'DELETE Calls/id':
      return needs('DELETE', () => store.remove(last));
    default:
      return exception(404, 'INVALID_URL_PATTERN', 'Please check the URL');
  }
}

/** A part of v8.0/org.json. */
function organisation(): Response {
  const org = { id: '4876876000000225013', domain_name: 'org672453441', zgid: '672453441' };
  return Response.json({ org: [{ ...org, company_name: 'Example', country_code: 'US' }] });
}

function scopeMismatch(): Response {
  return exception(401, 'OAUTH_SCOPE_MISMATCH', 'invalid oauth scope to access this URL');
}

/** `API_Exception`: https://www.zoho.com/crm/developer/docs/api/v8/status-codes.html */
function exception(status: number, code: string, message: string, retryAfter?: number): Response {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return Response.json({ code, details: {}, message, status: 'error' }, { status, headers });
}
