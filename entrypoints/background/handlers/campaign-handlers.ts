import { agentForm, saveCatalogue } from '@/lib/campaigns/agent-form';
import { createAgent, createdAgents, faultsOf, forgetAgent } from '@/lib/campaigns/agents';
import { listAudience } from '@/lib/campaigns/list-audience';
import { listCampaigns } from '@/lib/campaigns/list-campaigns';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import type { campaignMessages } from '@/lib/messages/rows/campaign-messages';
import type { Handlers } from '@/lib/messages/server';

/** Answers the dashboard's messages about campaigns, audiences and agents. */
export function campaignHandlers(
  deps: CampaignDeps,
): Pick<Handlers, keyof typeof campaignMessages> {
  const { campaigns } = deps;
  return {
    campaigns: async (request) => listCampaigns(deps, withoutUndefined(request)),
    audience: async ({ hasFieldColumns: isNew, ...request }) =>
      listAudience(deps, { ...withoutUndefined(request), isNew }),
    'agent-form': () => agentForm(campaigns),
    'check-agent': ({ request }) => faultsOf(deps, request),
    'create-agent': ({ request }) => createAgent(deps, request),
    'created-agents': () => createdAgents(deps),
    'forget-agent': async ({ id }) => {
      await forgetAgent(deps, id);
      return null;
    },
    'save-catalogue': async ({ catalogue }) => {
      await saveCatalogue(campaigns, catalogue);
      return agentForm(campaigns);
    },
  };
}
