import { agentForm } from '@/lib/campaigns/agent-form';
import { createAgent, createdAgents, faultsOf, forgetAgent } from '@/lib/campaigns/agents';
import { keepCatalogue } from '@/lib/campaigns/catalogue';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { defined } from '@/lib/campaigns/defined';
import { listAudience } from '@/lib/campaigns/list-audience';
import { listCampaigns } from '@/lib/campaigns/list-campaigns';
import { callNext, dropFromQueue, queueAudience, readQueue } from '@/lib/campaigns/queue';
import type { CampaignAnswers } from '@/lib/messages/campaign-answers';
import type { Handlers } from '@/lib/messages/server';
import { startCall } from './start-call';
import type { Background } from './world';

/** What the dashboard asks about campaigns, audiences, agents and the queue. */
export function campaignHandlers(background: Background): Pick<Handlers, keyof CampaignAnswers> {
  const campaigns = openCampaignDatabase();
  const world = { ...background.place, campaigns };
  return {
    campaigns: async (wish) => listCampaigns(world, defined(wish)),
    audience: async ({ simple: isNew, ...wish }) =>
      listAudience(world, { ...defined(wish), isNew }),
    'queue-audience': async ({ campaignName, ...wish }) =>
      queueAudience(world, defined(wish), campaignName),
    queue: async (page) => readQueue(world, page),
    'call-next': (press) => callNext(world, press, (wish) => startCall(background, wish)),
    'queue-drop': async ({ itemId }) => {
      await dropFromQueue(world, itemId);
      return null;
    },
    'agent-form': () => agentForm(campaigns),
    'check-agent': ({ request }) => faultsOf(world, request),
    'create-agent': ({ request }) => createAgent(world, request),
    'created-agents': () => createdAgents(world),
    'forget-agent': async ({ id }) => {
      await forgetAgent(world, id);
      return null;
    },
    'save-catalogue': async ({ catalogue }) => {
      await keepCatalogue(campaigns, catalogue);
      return agentForm(campaigns);
    },
  };
}
