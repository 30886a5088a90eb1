import { z } from 'zod';
import { type CrmApi, createRateLimit, type RateLimit } from '@/sandbox/crm-apis/http/crm-server';
import {
  hubspotError,
  invalid,
  missingScope,
  rateLimited,
  unauthenticated,
} from './hubspot-answers';
import type { HubspotRecord } from './hubspot-schemas';
import { createHubspotStore, type HubspotCall, type HubspotStoreOptions } from './hubspot-store';

/** What a fake HubSpot is made with. */
export interface HubspotOptions extends HubspotStoreOptions {
  token: string;
  portalId: number;
  scopes: readonly string[];
  rateLimit?: RateLimit;
}

/** A HubSpot account with its CRM API v3. */
export interface HubspotApi extends CrmApi {
  calls: HubspotCall[];
  /** Records that were created. */
  created: HubspotRecord[];
  /** The scopes of the token, which an administrator may change. */
  scopes: string[];
}

const CALL_SCOPES = { read: 'crm.objects.contacts.read', write: 'crm.objects.contacts.write' };
const COMPANY_READ = 'crm.objects.companies.read';

/** Creates a fake HubSpot, from the OpenAPI file and the guides that `hubspot-schemas.ts` names. */
export function createHubspotApi(options: HubspotOptions): HubspotApi {
  const scopes = [...options.scopes];
  const store = createHubspotStore(options);
  const isTooMuch = options.rateLimit && createRateLimit(options.rateLimit, options.now);
  const routes = { ...callRoutes(store), ...recordRoutes(store) };

  async function route(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (`${request.method} ${pathname}` === 'GET /account-info/v3/details') {
      return accountDetails(options.portalId);
    }
    const callId = /^\/crm\/v3\/objects\/calls\/(\d+)$/.exec(pathname)?.[1];
    const name = `${request.method} ${callId === undefined ? pathname : 'a call'}`;
    const found = routes[name];
    if (!found) return hubspotError(404, 'OBJECT_NOT_FOUND', 'Not found');
    if (!scopes.includes(found.scope)) return missingScope(found.scope);
    const hasBody = request.method === 'POST' || request.method === 'PATCH';
    return found.answer(hasBody ? await request.json() : undefined, callId ?? '');
  }

  return {
    calls: store.calls,
    created: store.created,
    scopes,
    async answer(request) {
      if (request.headers.get('authorization') !== `Bearer ${options.token}`) {
        return unauthenticated();
      }
      if (isTooMuch?.()) return rateLimited(Math.ceil((options.rateLimit?.windowMs ?? 0) / 1000));
      try {
        return await route(request);
      } catch (error) {
        const isOurs = error instanceof z.ZodError || error instanceof SyntaxError;
        return isOurs ? invalid(`Invalid input JSON: ${error.message}`) : Promise.reject(error);
      }
    },
  };
}

type HubspotStore = ReturnType<typeof createHubspotStore>;

/** The scope that an operation needs, and how it is answered. */
interface Route {
  scope: string;
  answer(body: unknown, callId: string): Response;
}

function callRoutes(store: HubspotStore): Readonly<Record<string, Route>> {
  const { read: scopeToRead, write: scopeToWrite } = CALL_SCOPES;
  return {
    'GET /crm/v3/objects/calls': {
      scope: scopeToRead,
      answer: () => Response.json({ results: store.calls.slice(0, 10) }),
    },
    'POST /crm/v3/objects/calls': { scope: scopeToWrite, answer: store.create },
    'POST /crm/v3/objects/calls/search': { scope: scopeToRead, answer: store.searchCalls },
    'GET a call': { scope: scopeToRead, answer: (_, id) => store.read(id) },
    'PATCH a call': { scope: scopeToWrite, answer: (body, id) => store.change(id, body) },
    'DELETE a call': { scope: scopeToWrite, answer: (_, id) => store.remove(id) },
  };
}

function recordRoutes(store: HubspotStore): Readonly<Record<string, Route>> {
  const { read: scopeToRead, write: scopeToWrite } = CALL_SCOPES;
  return {
    'POST /crm/v3/objects/contacts': { scope: scopeToWrite, answer: store.createContact },
    'POST /crm/v3/objects/contacts/search': {
      scope: scopeToRead,
      answer: (body) => store.searchRecords('contact', body),
    },
    'POST /crm/v3/objects/contacts/batch/read': {
      scope: scopeToRead,
      answer: (body) => store.readRecords('contact', body),
    },
    'POST /crm/v3/objects/companies/search': {
      scope: COMPANY_READ,
      answer: (body) => store.searchRecords('company', body),
    },
    'POST /crm/v3/objects/companies/batch/read': {
      scope: COMPANY_READ,
      answer: (body) => store.readRecords('company', body),
    },
  };
}

/** `PortalInformationResponse` of PublicApiSpecs/Account/Account Info/Rollouts/144923/v3/accountInfo.json */
function accountDetails(portalId: number): Response {
  return Response.json({
    ...{ portalId, accountType: 'STANDARD', timeZone: 'US/Eastern', companyCurrency: 'USD' },
    ...{ additionalCurrencies: [], utcOffset: '-04:00', utcOffsetMilliseconds: -14_400_000 },
    ...{ uiDomain: 'app-eu1.hubspot.com', dataHostingLocation: 'eu1' },
  });
}
