import { z } from 'zod';
import { type CrmApi, createRateLimit, type RateLimit } from '@/sandbox/crm-apis/http/crm-server';
import {
  createSalesforceAccounts,
  type SalesforceAccounts,
  type SalesforceApp,
} from './salesforce-accounts';
import { apiError, type SalesforceOrg } from './salesforce-org';
import type { SalesforceRecord } from './salesforce-schemas';
import { createSalesforceStore } from './salesforce-store';
import type { SalesforceTask } from './salesforce-tasks';

/** What a fake Salesforce is made with. */
export interface SalesforceOptions extends SalesforceOrg {
  app: SalesforceApp;
  rateLimit?: RateLimit;
}

/** A Salesforce org with its REST API. */
export interface SalesforceApi extends CrmApi {
  tasks: SalesforceTask[];
  /** Records that were created. */
  created: SalesforceRecord[];
  accounts: SalesforceAccounts;
}

/** Creates a fake Salesforce, from the documentation that `salesforce-schemas.ts` names. */
export function createSalesforceApi(options: SalesforceOptions): SalesforceApi {
  const store = createSalesforceStore(options);
  const accounts = createSalesforceAccounts(options.app);
  const isTooMuch = options.rateLimit && createRateLimit(options.rateLimit, options.now);

  async function route(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const path = /^\/services\/data\/v\d\d\.0(\/.+)$/.exec(pathname)?.[1] ?? '';
    const [, id = ''] = /^\/sobjects\/Task\/(00T\w+)$/.exec(path) ?? [];
    switch (`${request.method} ${id ? 'task' : path}`) {
      case 'GET /query':
        return store.query(searchParams.get('q') ?? '');
      case 'POST /parameterizedSearch':
        return store.search(await request.json());
      case 'GET /sobjects/Task/describe':
        return store.describe();
      case 'POST /sobjects/Task':
        return store.add(await request.json());
      case 'POST /sobjects/Contact':
        return store.addContact(await request.json());
      case 'PATCH task':
        return store.change(id, await request.json());
      case 'DELETE task':
        return store.remove(id);
      default:
        return apiError(404, 'NOT_FOUND', 'The requested resource does not exist');
    }
  }

  return {
    tasks: store.tasks,
    created: store.created,
    accounts,
    async answer(request) {
      if (new URL(request.url).pathname.startsWith('/services/oauth2/')) {
        return accounts.answer(request);
      }
      const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
      if (!accounts.isValid(token)) {
        return apiError(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
      }
      if (isTooMuch?.()) {
        return apiError(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.');
      }
      try {
        return await route(request);
      } catch (error) {
        const isOurs = error instanceof z.ZodError || error instanceof SyntaxError;
        if (!isOurs) throw error;
        return apiError(400, 'JSON_PARSER_ERROR', error.message);
      }
    },
  };
}
