import { expect, it } from 'vitest';
import {
  campaignFiltersFrom,
  campaignQueryOf,
  campaignsRequest,
  invalidCampaignFilters,
} from '@/components/campaigns/campaign-filters';
import { messages } from '@/lib/messages/table';

it('carries every campaign filter to the address and back', () => {
  const query = {
    name: 'win',
    status: 'draft,deleted',
    agent: '3',
    workspace: '1,2',
    page: '2',
    rows: '50',
  };
  expect(campaignQueryOf(campaignFiltersFrom(query))).toEqual(query);
});

it('requests campaigns as the message schema allows', () => {
  const filters = campaignFiltersFrom({ name: ' win ', status: 'draft,nonsense', agent: '3, 4' });
  const body = campaignsRequest(filters);
  expect(body).toEqual({ page: 1, limit: 25, name: 'win', status: ['draft'], agentId: [3, 4] });
  expect(messages.campaigns.request.safeParse(body).success).toBe(true);
  expect(campaignsRequest(campaignFiltersFrom({}))).toEqual({ page: 1, limit: 25 });
});

it('names the filters that are not numbers', () => {
  expect(invalidCampaignFilters(campaignFiltersFrom({ agent: 'Avery', workspace: '1' }))).toEqual([
    'agent',
  ]);
});
