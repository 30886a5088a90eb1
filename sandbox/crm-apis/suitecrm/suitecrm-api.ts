import { z } from 'zod';
import { type CrmApi, createRateLimit, type RateLimit } from '@/sandbox/crm-apis/http/crm-server';
import { suitecrmCallFields, suitecrmError } from './suitecrm-answers';
import { type SuitecrmRecord, suitecrmTokenSchema } from './suitecrm-schemas';
import { createSuitecrmStore, type SuitecrmStoreOptions } from './suitecrm-store';

/** What a fake SuiteCRM is made with. */
export interface SuitecrmOptions extends SuitecrmStoreOptions {
  client: { id: string; secret: string };
  /** In version 8, the API is below `/legacy`. */
  version?: 7 | 8;
  /** Modules that the user's role has no access to. */
  denied?: readonly string[];
  /** How many calls can be made. SuiteCRM has no limit of its own; a proxy before it may have one. */
  rateLimit?: RateLimit;
}

/** A SuiteCRM with its API. */
export interface SuitecrmApi extends CrmApi {
  calls: SuitecrmRecord[];
  /** Contacts that were created. */
  created: SuitecrmRecord[];
  /** How many access tokens were issued. */
  readonly issued: number;
}

/** The id of the user whose client it is. */
const USER = '9f0c6f6e-5a3e-4a07-9f1c-000000000001';
const HOUR_MS = 3_600_000;

/** Creates a fake SuiteCRM, from the documentation that `suitecrm-schemas.ts` names, and SuiteCRM 7.14. */
export function createSuitecrmApi(options: SuitecrmOptions): SuitecrmApi {
  const { client, version = 7, denied = [], callFields = {}, rateLimit, now } = options;
  const store = createSuitecrmStore(options);
  const isTooMuch = rateLimit && createRateLimit(rateLimit, now);
  const prefix = version === 8 ? '/legacy/Api' : '/Api';
  const times: number[] = [];

  function issue(body: string): Response {
    const given = suitecrmTokenSchema.parse(Object.fromEntries(new URLSearchParams(body)));
    // A client ID that it does not know makes SuiteCRM fail.
    if (given.client_id !== client.id) return new Response(null, { status: 500 });
    if (given.client_secret !== client.secret)
      return Response.json({ error: 'invalid_client' }, { status: 401 });
    times.push(now());
    const access_token = `access.${times.length}`;
    return Response.json({ token_type: 'Bearer', expires_in: HOUR_MS / 1000, access_token });
  }

  function isValid(header: string | null): boolean {
    const nth = Number(/^Bearer access\.(\d+)$/.exec(header ?? '')?.[1]);
    return now() - (times[nth - 1] ?? Number.NEGATIVE_INFINITY) < HOUR_MS;
  }

  const facts: Readonly<Record<string, () => Response>> = {
    '/V8/current-user': () => Response.json({ data: { type: 'User', id: USER } }),
    '/V8/meta/fields/Calls': () => suitecrmCallFields(callFields),
  };

  async function route(request: Request, path: string): Promise<Response> {
    const { method } = request;
    const known = facts[path];
    if (known) return known();
    const [, module = '', id] = /^\/V8\/module\/(\w+)(?:\/([\w-]+))?$/.exec(path) ?? [];
    const body = method === 'POST' || method === 'PATCH' ? await request.json() : undefined;
    const named = module || String(Object(Object(body).data).type);
    if (denied.includes(named)) return suitecrmError('[SuiteCRM] [AccessDeniedException] ');
    if (method === 'POST' && named === 'Calls' && isTooMuch?.()) return tooMany(rateLimit);
    switch (`${method} ${id === undefined ? module : 'one'}`.trim()) {
      case 'POST':
        return store.add(body);
      case 'PATCH':
        return store.change(body);
      case 'DELETE one':
        return store.remove(module, id ?? '');
      case 'GET one':
        return store.read(module, id ?? '');
      default:
        return store.list(module, new URL(request.url).searchParams);
    }
  }

  return {
    calls: store.calls,
    created: store.created,
    get issued() {
      return times.length;
    },
    async answer(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${prefix}/`)) return notFound();
      const path = pathname.slice(prefix.length);
      if (path === '/access_token') return issue(await request.text());
      if (!isValid(request.headers.get('authorization')))
        return Response.json({ error: 'access_denied' }, { status: 401 });
      try {
        return await route(request, path);
      } catch (error) {
        if (error instanceof z.ZodError) return suitecrmError(error.message);
        throw error;
      }
    },
  };
}

function notFound(): Response {
  const headers = { 'content-type': 'text/html' };
  return new Response('<h1>Not found</h1>', { status: 404, headers });
}

function tooMany({ windowMs }: RateLimit = { requests: 0, windowMs: 0 }): Response {
  const seconds = Math.ceil(windowMs / 1000);
  return new Response(null, { status: 429, headers: { 'retry-after': String(seconds) } });
}
