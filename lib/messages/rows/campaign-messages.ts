import { z } from 'zod';
import type {
  AgentFormRules,
  AgentProblem,
  AudiencePage,
  CampaignsPage,
  CreateAgentResult,
  StoredAgent,
} from '@/lib/campaigns/model';
import { answerType, type Message } from './message';

const ids = z.array(z.int().nonnegative()).min(1).max(50).optional();
const words = z.array(z.string().max(100)).min(1).max(50).optional();
/** A page of a list of the service. */
export const pageFields = { page: z.int().min(1), limit: z.int().min(1).max(100) };

/** The filters of the service's audience-list. */
export const audienceFilters = {
  campaignId: z.int(),
  /** Part of a number. */
  mobileNo: z.string().max(100).optional(),
  /** Codes 0 to 3. */
  status: z.array(z.int().min(0).max(3)).min(1).max(4).optional(),
  callStatus: words,
  firstStatus: words,
  lastStatus: words,
  /** Number of attempts. */
  attempt: ids,
};

/**
 * Messages of the dashboard about campaigns, audiences and agents. Campaigns and contacts
 * are always read from the service, never stored.
 */
export const campaignMessages = {
  /** One page of campaigns, newest first. */
  campaigns: {
    from: 'own',
    request: z.object({
      ...pageFields,
      /** Part of a name. */
      name: z.string().max(200).optional(),
      status: z
        .array(z.enum(['draft', 'inprogress', 'hold', 'pause', 'force_completed', 'deleted']))
        .min(1)
        .max(6)
        .optional(),
      agentId: ids,
      workspaceId: ids,
    }),
    answer: answerType<CampaignsPage>(),
  },
  /** One page of a campaign's audience. `hasFieldColumns` asks for one column per input-data key. */
  audience: {
    from: 'own',
    request: z.object({ ...pageFields, ...audienceFilters, hasFieldColumns: z.boolean() }),
    answer: answerType<AudiencePage>(),
  },
  /** What the form for a new agent is drawn from: rules, defaults and the catalogue. */
  'agent-form': { from: 'own', request: z.null(), answer: answerType<AgentFormRules>() },
  /** What is wrong with a configuration, before it is sent. */
  'check-agent': {
    from: 'own',
    request: z.object({ request: z.unknown() }),
    answer: answerType<AgentProblem[]>(),
  },
  /** Creates an agent from a configuration. */
  'create-agent': {
    from: 'own',
    request: z.object({ request: z.unknown() }),
    answer: answerType<CreateAgentResult>(),
  },
  /** Agents created here, newest first. No operation of the service lists them. */
  'created-agents': { from: 'own', request: z.null(), answer: answerType<StoredAgent[]>() },
  /** Removes an agent from that list. The service keeps it. */
  'forget-agent': {
    from: 'own',
    request: z.object({ id: z.string().max(200) }),
    answer: answerType<null>(),
  },
  /** Stores the vendors' real names in place of the neutral catalogue; without one, restores that. */
  'save-catalogue': {
    from: 'own',
    request: z.object({ catalogue: z.unknown().optional() }),
    answer: answerType<AgentFormRules>(),
  },
} as const satisfies Record<string, Message>;
