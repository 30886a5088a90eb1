/**
 * The Voice Agent Service as docs/service-interface.md describes it: five operations, and one error type. The
 * background makes a client for each request, with the address and token of the settings, to place calls,
 * follow them and read campaigns. A request goes from the file of its operation (`calls/history.ts`) to
 * `http/send-request.ts`, which adds the token, and its answer comes back through `http/parse-response.ts`.
 * The sandbox uses the same schemas, so both sides keep one contract. It stores nothing and never sends a
 * request again.
 */

import {
  type AgentRequest,
  anyCreatedAgentSchema,
  CREATE_AGENT_PATH,
  type CreatedAgent,
} from './agents/agent';
import { type ClickToDialRequest, clickToDial, type PlacedCall } from './calls/click-to-dial';
import { type HistoryPage, type HistoryQuery, readHistory } from './calls/history';
import { type AudienceListPage, type AudienceQuery, readAudience } from './campaigns/audience';
import { type CampaignListPage, type CampaignQuery, readCampaigns } from './campaigns/campaigns';
import {
  type CallOptions,
  type ServiceRequest,
  sendRequest,
  type TransportConfig,
} from './http/send-request';
import { ServiceError, serviceError } from './http/service-error';

/** Result of "Test connection". */
type ConnectionTest = { ok: true } | { ok: false; error: ServiceError };

/** Placing calls and reading the history. Every function rejects only with `ServiceError`. */
interface CallClient {
  /**
   * Rings the customer, then the rep. The call may have been placed even if this rejects: see
   * `placed`.
   */
  clickToDial(request: ClickToDialRequest, options?: CallOptions): Promise<PlacedCall>;
  /** Reads one page of the workspace's calls, most recent first. */
  history(query: HistoryQuery, options?: CallOptions): Promise<HistoryPage>;
  /** Requests one history entry to check the address and the token. Places no call. */
  probe(options?: CallOptions): Promise<ConnectionTest>;
}

/** Campaigns, audiences and agents. Every function rejects only with `ServiceError`. */
interface CampaignClient {
  /** Reads one page of campaigns, newest first. */
  campaigns(query: CampaignQuery, options?: CallOptions): Promise<CampaignListPage>;
  /** Reads one page of a campaign's audience. */
  audience(query: AudienceQuery, options?: CallOptions): Promise<AudienceListPage>;
  /** Creates a voice agent. Does not check the request: call `checkAgent` first. */
  createAgent(request: AgentRequest, options?: CallOptions): Promise<CreatedAgent>;
}

/** All operations of the Voice Agent Service. */
export type ServiceClient = CallClient & CampaignClient;

/**
 * Creates a client for one workspace's token. It has no state, so it survives a restart of the
 * background.
 */
export function createClient(config: TransportConfig): ServiceClient {
  return { ...callClient(config), ...campaignClient(config) };
}

function callClient(config: TransportConfig): CallClient {
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
  };
}

function campaignClient(config: TransportConfig): CampaignClient {
  return {
    campaigns: (query, options = {}) => readCampaigns(config, query, options),
    audience: (query, options = {}) => readAudience(config, query, options),
    createAgent: (request, options = {}) =>
      sendRequest(config, createAgentRequest(request), anyCreatedAgentSchema, options),
  };
}

function createAgentRequest(body: AgentRequest): ServiceRequest {
  return { method: 'POST', path: CREATE_AGENT_PATH, body, tokenHeaderOnly: true };
}

function asServiceError(error: unknown): ServiceError {
  return error instanceof ServiceError
    ? error
    : serviceError({ code: 'unreadable', placed: 'no' }, error);
}
