import { z } from 'zod';
import type { CrmApi } from '@/sandbox/crm-apis/http/crm-server';
import { createRateLimit, type RateLimit } from '@/sandbox/crm-apis/http/rate-limit';
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

  async function route(request: Request): Promise<Response> {
    const { method } = request;
    const { pathname } = new URL(request.url);
    const needs = (scope: string, run: () => Promise<Response>) =>
      scopes.includes(scope) ? run() : Promise.resolve(missingScope(scope));
    const callId = /^\/crm\/v3\/objects\/calls\/(\d+)$/.exec(pathname)?.[1];
    switch (`${method} ${callId === undefined ? pathname : 'a call'}`) {
      case 'GET /account-info/v3/details':
        return accountDetails(options.portalId);
      case 'GET /crm/v3/objects/calls':
        return needs(CALL_SCOPES.read, async () =>
          Response.json({ results: store.calls.slice(0, 10) }),
        );
      case 'POST /crm/v3/objects/calls':
        return needs(CALL_SCOPES.write, async () => store.create(await request.json()));
      case 'POST /crm/v3/objects/calls/search':
        return needs(CALL_SCOPES.read, async () => store.searchCalls(await request.json()));
      case 'GET a call':
        return needs(CALL_SCOPES.read, async () => store.read(callId ?? ''));
      case 'PATCH a call':
        return needs(CALL_SCOPES.write, async () =>
          store.change(callId ?? '', await request.json()),
        );
      case 'DELETE a call':
        return needs(CALL_SCOPES.write, async () => store.remove(callId ?? ''));
      case 'POST /crm/v3/objects/contacts/search':
        return needs(CALL_SCOPES.read, async () =>
          store.searchRecords('contact', await request.json()),
        );
      case 'POST /crm/v3/objects/contacts':
        return needs(CALL_SCOPES.write, async () => store.createContact(await request.json()));
      case 'POST /crm/v3/objects/contacts/batch/read':
        return needs(CALL_SCOPES.read, async () =>
          store.readRecords('contact', await request.json()),
        );
      case 'POST /crm/v3/objects/companies/batch/read':
        return needs(COMPANY_READ, async () => store.readRecords('company', await request.json()));
      case 'POST /crm/v3/objects/companies/search':
        return needs(COMPANY_READ, async () =>
          store.searchRecords('company', await request.json()),
        );
      default:
        return hubspotError(404, 'OBJECT_NOT_FOUND', 'Not found');
    }
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

/** `PortalInformationResponse` of PublicApiSpecs/Account/Account Info/Rollouts/144923/v3/accountInfo.json */
function accountDetails(portalId: number): Response {
  return Response.json({
    ...{ portalId, accountType: 'STANDARD', timeZone: 'US/Eastern', companyCurrency: 'USD' },
    ...{ additionalCurrencies: [], utcOffset: '-04:00', utcOffsetMilliseconds: -14_400_000 },
    ...{ uiDomain: 'app-eu1.hubspot.com', dataHostingLocation: 'eu1' },
  });
}
