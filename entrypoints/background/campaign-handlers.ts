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
import type { Background } from './deps';
import { startCall } from './start-call';

/** What the dashboard asks about campaigns, audiences, agents and the queue. */
export function campaignHandlers(
  background: Background,
): Pick<Handlers, keyof typeof campaignMessages> {
  const campaigns = openCampaignDatabase();
  const deps = { ...background.place, campaigns };
  return {
    campaigns: async (wish) => listCampaigns(deps, defined(wish)),
    audience: async ({ simple: isNew, ...wish }) => listAudience(deps, { ...defined(wish), isNew }),
    'queue-audience': async ({ campaignName, ...wish }) =>
      queueAudience(deps, defined(wish), campaignName),
    queue: async (page) => readQueue(deps, page),
    'call-next': (press) => callNext(deps, press, (wish) => startCall(background, wish)),
    'queue-drop': async ({ itemId }) => {
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
