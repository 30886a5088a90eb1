import type { AgentRequest } from './agent';
import { CREATE_AGENT_PATH } from './agent';
import { askService, type CallOptions } from './ask';
import type { AudiencePage, AudienceQuery } from './audience';
import type { CampaignPage, CampaignQuery } from './campaigns';
import type { ClickToDialRequest, PlacedCall } from './click-to-dial';
import { clickToDial, readHistory } from './client-calls';
import { readAudience, readCampaigns } from './client-campaigns';
import { anyCreatedAgentSchema, type CreatedAgent } from './created-agent';
import type { HistoryPage, HistoryQuery } from './history';
import { pagesFrom } from './pages';
import { ServiceError, serviceError } from './service-error';
import type { Ask, TransportConfig } from './transport';

/** What "Test connection" found. */
export type Probe = { ok: true } | { ok: false; error: ServiceError };

/** Pages of a list as they are wanted, one request each. */
export type Pages<P> = AsyncGenerator<P, void, undefined>;

/** The two operations of the main job. Every function rejects with `ServiceError` alone. */
export interface CallClient {
  /** Rings the customer, then the rep. The call may exist even when this rejects: see `placed`. */
  clickToDial(request: ClickToDialRequest, options?: CallOptions): Promise<PlacedCall>;
  /** One page of the workspace's calls, most recent first. */
  history(query: HistoryQuery, options?: CallOptions): Promise<HistoryPage>;
  /** Asks for one history entry, to see whether address and token are right. Places nothing. */
  probe(options?: CallOptions): Promise<Probe>;
}

/** Campaigns, audiences and agents. Every function rejects with `ServiceError` alone. */
export interface CampaignClient {
  /** One page of campaigns, newest first. */
  campaigns(query: CampaignQuery, options?: CallOptions): Promise<CampaignPage>;
  /** That page and all that follow. */
  campaignPages(query: CampaignQuery, options?: CallOptions): Pages<CampaignPage>;
  /** One page of a campaign's audience. */
  audience(query: AudienceQuery, options?: CallOptions): Promise<AudiencePage>;
  /** That page and all that follow. */
  audiencePages(query: AudienceQuery, options?: CallOptions): Pages<AudiencePage>;
  /** Creates a voice agent; sends what it is given (check it first with `checkAgent`). */
  createAgent(request: AgentRequest, options?: CallOptions): Promise<CreatedAgent>;
}

/** The whole Voice Agent Service. */
export interface ServiceClient extends CallClient, CampaignClient {
  /** A page of the history and all that follow. */
  historyPages(query: HistoryQuery, options?: CallOptions): Pages<HistoryPage>;
}

/** A client for one workspace's token. Holds no state: as good after a worker's sleep as before. */
export function createClient(config: TransportConfig): ServiceClient {
  return { ...callClient(config), ...campaignClient(config) };
}

function callClient(config: TransportConfig): CallClient & Pick<ServiceClient, 'historyPages'> {
  const history: CallClient['history'] = (query, options = {}) =>
    readHistory(config, query, options);
  return {
    history,
    clickToDial: (request, options = {}) => clickToDial(config, request, options),
    probe: (options) =>
      history({ page: 1, limit: 1 }, options).then(
        () => ({ ok: true }),
        (error) => ({ ok: false, error: asServiceError(error) }),
      ),
    historyPages: (query, options) =>
      pagesFrom(
        query.page ?? 1,
        (page) => history({ ...query, page }, options),
        ({ entries, totalPages }) => ({ size: entries.length, totalPages }),
      ),
  };
}

function campaignClient(config: TransportConfig): CampaignClient {
  const campaigns: CampaignClient['campaigns'] = (query, options = {}) =>
    readCampaigns(config, query, options);
  const audience: CampaignClient['audience'] = (query, options = {}) =>
    readAudience(config, query, options);
  return {
    campaigns,
    audience,
    campaignPages: (query, options) =>
      pagesFrom(
        query.page ?? 1,
        (page) => campaigns({ ...query, page }, options),
        (page) => ({ ...page.pagination, size: page.campaigns.length + page.unreadable }),
      ),
    audiencePages: (query, options) =>
      pagesFrom(
        query.page ?? 1,
        (page) => audience({ ...query, page }, options),
        (page) => ({ ...page.pagination, size: page.records.length + page.unreadable }),
      ),
    createAgent: (request, options = {}) =>
      askService(config, createAgentAsk(request), anyCreatedAgentSchema, options),
  };
}

function createAgentAsk(body: AgentRequest): Ask {
  return { method: 'POST', path: CREATE_AGENT_PATH, body, tokenHeaderOnly: true };
}

function asServiceError(error: unknown): ServiceError {
  return error instanceof ServiceError
    ? error
    : serviceError({ code: 'unreadable', placed: 'no' }, error);
}
