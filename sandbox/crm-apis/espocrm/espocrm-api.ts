import { z } from 'zod';
import { type CrmApi, createRateLimit, type RateLimit } from '@/sandbox/crm-apis/http/crm-server';
import type { EspocrmRecord } from './espocrm-schemas';
import {
  createEspocrmStore,
  type EspocrmCall,
  type EspocrmStoreOptions,
  espocrmError,
} from './espocrm-store';

/** What a fake EspoCRM is made with. */
export interface EspocrmOptions extends EspocrmStoreOptions {
  key: string;
  /** What the role of the API user has no access to: `Lead`, `Call create`. */
  denied?: readonly string[];
  /** How many calls can be made. EspoCRM has no limit of its own; a proxy before it may have one. */
  rateLimit?: RateLimit;
}

/** An EspoCRM with its API. */
export interface EspocrmApi extends CrmApi {
  calls: EspocrmCall[];
  /** Contacts that were created. */
  created: EspocrmRecord[];
}

/** The id of the API user. */
const USER = '6b0ac5403f976c715';
const ENTITIES = ['Contact', 'Lead', 'Account', 'Call'];

/** Creates a fake EspoCRM, from the documentation that `espocrm-schemas.ts` names, and EspoCRM 9.3. */
export function createEspocrmApi(options: EspocrmOptions): EspocrmApi {
  const { key, denied = [], rateLimit, now } = options;
  const store = createEspocrmStore(options);
  const isTooMuch = rateLimit && createRateLimit(rateLimit, now);

  async function route(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [entity = '', id] = pathname.replace('/api/v1/', '').split('/');
    const { method } = request;
    if (pathname === '/api/v1/App/user') return Response.json(userOf(denied));
    if (!ENTITIES.includes(entity)) return espocrmError(404);
    const isDenied = [entity, `${entity} ${method}`].some((each) => denied.includes(each));
    if (isDenied) return espocrmError(403);
    switch (`${method} ${id === undefined ? entity : `one ${entity}`}`) {
      case 'POST Call':
        if (isTooMuch?.()) return tooMany(rateLimit);
        return store.addCall(await request.json());
      case 'PUT one Call':
        return store.changeCall(id ?? '', await request.json());
      case 'DELETE one Call':
        return store.removeCall(id ?? '');
      case 'POST Contact':
        return store.addContact(await request.json());
      default:
        return method === 'GET' ? store.list(entity, searchParams) : espocrmError(405);
    }
  }

  return {
    calls: store.calls,
    created: store.created,
    async answer(request) {
      if (request.headers.get('x-api-key') !== key) return espocrmError(401);
      try {
        return await route(request);
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        const [issue] = error.issues;
        const data = { field: String(issue?.path[0] ?? ''), type: 'valid' };
        return espocrmError(400, 'validationFailure', data);
      }
    },
  };
}

function tooMany({ windowMs }: RateLimit = { requests: 0, windowMs: 0 }): Response {
  const seconds = Math.ceil(windowMs / 1000);
  return new Response(null, { status: 429, headers: { 'retry-after': String(seconds) } });
}

function userOf(denied: readonly string[]) {
  const create = denied.includes('Call POST') ? 'no' : 'yes';
  const Call = denied.includes('Call') ? false : { create, read: 'own', edit: 'own' };
  return { user: { id: USER, userName: 'handset', type: 'api' }, acl: { table: { Call } } };
}
