import { z } from 'zod';
import { type CrmApi, createRateLimit, type RateLimit } from '@/sandbox/crm-apis/http/crm-server';
import type { PipedriveRecord } from './pipedrive-schemas';
import {
  createPipedriveStore,
  type PipedriveActivity,
  type PipedriveStoreOptions,
  pipedriveError,
} from './pipedrive-store';

/** What a fake Pipedrive is made with. */
export interface PipedriveOptions extends PipedriveStoreOptions {
  token: string;
  rateLimit?: RateLimit;
}

/** A Pipedrive account with its API v2. */
export interface PipedriveApi extends CrmApi {
  activities: PipedriveActivity[];
  /** Persons that were created. */
  created: PipedriveRecord[];
}

/** Creates a fake Pipedrive, from the documentation that `pipedrive-schemas.ts` names. */
export function createPipedriveApi(options: PipedriveOptions): PipedriveApi {
  const store = createPipedriveStore(options);
  const isTooMuch = options.rateLimit && createRateLimit(options.rateLimit, options.now);

  async function route(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const id = /^\/api\/v2\/activities\/(\d+)$/.exec(pathname)?.[1];
    const query = Object.fromEntries(searchParams);
    switch (`${request.method} ${id === undefined ? pathname : 'an activity'}`) {
      case 'GET /api/v2/activities':
        return store.list(query);
      case 'POST /api/v2/activities':
        return store.add(await request.json());
      case 'PATCH an activity':
        return store.change(Number(id), await request.json());
      case 'DELETE an activity':
        return store.remove(Number(id));
      case 'POST /api/v2/persons':
        return store.addPerson(await request.json());
      case 'GET /api/v2/persons':
        return store.listPersons(query);
      case 'GET /api/v2/persons/search':
        return store.searchPersons(query);
      case 'GET /api/v2/itemSearch':
        return store.searchItems(query);
      default:
        return pipedriveError(404, 'Not found');
    }
  }

  return {
    activities: store.activities,
    created: store.created,
    async answer(request) {
      if (request.headers.get('x-api-token') !== options.token) {
        return pipedriveError(401, 'unauthorized access');
      }
      if (isTooMuch?.()) {
        const seconds = Math.ceil((options.rateLimit?.windowMs ?? 0) / 1000);
        return pipedriveError(429, 'request over limit', { 'retry-after': String(seconds) });
      }
      try {
        return await route(request);
      } catch (error) {
        const isOurs = error instanceof z.ZodError || error instanceof SyntaxError;
        return isOurs ? pipedriveError(400, error.message) : Promise.reject(error);
      }
    },
  };
}
