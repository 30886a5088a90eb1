import { clientWhileOnline } from '@/entrypoints/background/clients';
import type { Background } from '@/entrypoints/background/deps';
import { countingCall } from '@/lib/calls/counting-call';
import { agentForm } from '@/lib/campaigns/agent-form';
import { createAgent, createdAgents, faultsOf, forgetAgent } from '@/lib/campaigns/agents';
import { keepCatalogue } from '@/lib/campaigns/catalogue';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { defined } from '@/lib/campaigns/defined';
import { listAudience } from '@/lib/campaigns/list-audience';
import { listCampaigns } from '@/lib/campaigns/list-campaigns';
import { callNext, dropFromQueue, queueAudience, readQueue } from '@/lib/campaigns/queue';
import type { campaignMessages } from '@/lib/messages/campaign-messages';
import type { Handlers } from '@/lib/messages/server';

/** Answers the dashboard's messages about campaigns, audiences, agents and the queue. */
export function campaignHandlers({
  offers,
  placer,
  settingsDatabase,
}: Background): Pick<Handlers, keyof typeof campaignMessages> {
  const campaigns = openCampaignDatabase();
  const deps = { ...offers, campaigns, client: () => clientWhileOnline(settingsDatabase) };
  return {
    campaigns: async (request) => listCampaigns(deps, defined(request)),
    audience: async ({ simple: isNew, ...request }) =>
      listAudience(deps, { ...defined(request), isNew }),
    'queue-audience': async ({ campaignName, ...request }) =>
      queueAudience(deps, defined(request), campaignName),
    queue: async (page) => readQueue(deps, page),
    'call-next': async (press) => countingCall(await callNext(deps, press, placer.startCall)),
    'remove-from-queue': async ({ itemId }) => {
      await dropFromQueue(deps, itemId);
      return null;
    },
    'agent-form': () => agentForm(campaigns),
    'check-agent': ({ request }) => faultsOf(deps, request),
    'create-agent': ({ request }) => createAgent(deps, request),
    'created-agents': () => createdAgents(deps),
    'forget-agent': async ({ id }) => {
      await forgetAgent(deps, id);
      return null;
    },
    'save-catalogue': async ({ catalogue }) => {
      await keepCatalogue(campaigns, catalogue);
      return agentForm(campaigns);
    },
  };
}
