import { z } from 'zod';

const ids = z.array(z.int().nonnegative()).min(1).max(50).optional();
const words = z.array(z.string().max(100)).min(1).max(50).optional();
const page = { page: z.int().min(1), limit: z.int().min(1).max(100) };

/** Which contacts of a campaign: the filters of audience-list. */
const audienceFilters = {
  campaignId: z.int(),
  /** Part of a number. */
  mobileNo: z.string().max(100).optional(),
  /** Codes 0 to 3. */
  status: z.array(z.int().min(0).max(3)).min(1).max(4).optional(),
  callStatus: words,
  firstStatus: words,
  lastStatus: words,
  /** Attempts made. */
  attempt: ids,
};

/**
 * What the dashboard asks about campaigns, audiences, agents and the queue: a part of the one table
 * of messages. Campaigns and contacts are always read from the service, never kept.
 */
export const campaignRequests = {
  /** One page of campaigns, newest first. */
  campaigns: {
    from: 'own',
    schema: z.object({
      ...page,
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
  },
  /** One page of a campaign's audience; `simple` asks for one column for each input-data key. */
  audience: {
    from: 'own',
    schema: z.object({ ...page, ...audienceFilters, simple: z.boolean() }),
  },
  /** Puts the contacts of one page of an audience behind those that wait. */
  'queue-audience': {
    from: 'own',
    schema: z.object({ ...page, ...audienceFilters, campaignName: z.string().max(500) }),
  },
  /** Who waits to be called, the next one first. */
  queue: {
    from: 'own',
    schema: z.object({ offset: z.int().nonnegative(), limit: z.int().min(1).max(100) }),
  },
  /** Calls exactly the contact that was shown as the next one. */
  'call-next': {
    from: 'own',
    schema: z.object({ itemId: z.int(), gesture: z.string().min(1).max(100) }),
  },
  /** Takes one contact, or all (none named), from the queue. */
  'queue-drop': { from: 'own', schema: z.object({ itemId: z.int().optional() }) },
  /** What the form for a new agent is drawn from: rules, defaults and the catalogue. */
  'agent-form': { from: 'own', schema: z.null() },
  /** What is wrong with a configuration, before it is sent. */
  'check-agent': { from: 'own', schema: z.object({ request: z.unknown() }) },
  /** Creates an agent from a configuration. */
  'create-agent': { from: 'own', schema: z.object({ request: z.unknown() }) },
  /** Agents created here, newest first: no operation lists them. */
  'created-agents': { from: 'own', schema: z.null() },
  /** Takes an agent from that list. The service keeps it. */
  'forget-agent': { from: 'own', schema: z.object({ id: z.string().max(200) }) },
  /** Keeps the vendors' real names in place of the neutral catalogue; none brings that back. */
  'save-catalogue': { from: 'own', schema: z.object({ catalogue: z.unknown().optional() }) },
} as const satisfies Record<string, { from: 'own'; schema: z.ZodType }>;
