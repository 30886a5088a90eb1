import { expect, it } from 'vitest';
import { messages } from '@/lib/messages/table';
import {
  areAttemptsInvalid,
  audienceFiltersFrom,
  audienceQueryOf,
  audienceRequest,
} from '@/lib/state/campaigns/audience-filters';
import {
  campaignFiltersFrom,
  campaignQueryOf,
  campaignsRequest,
  invalidCampaignFilters,
} from '@/lib/state/campaigns/campaign-filters';
import { pagingFrom, wholeNumbers, wordsIn } from '@/lib/state/list/filter-texts';

it.each([
  ['', []],
  ['12', [12]],
  ['12, 13 ;14', [12, 13, 14]],
  ['12,12', [12]],
  ['12a', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['9'.repeat(16), undefined],
])('reads whole numbers in "%s"', (text, numbers) => {
  expect(wholeNumbers(text)).toEqual(numbers);
});

it('reads words between commas', () => {
  expect(wordsIn(' NO ANSWER, BUSY,,BUSY ')).toEqual(['NO ANSWER', 'BUSY']);
});

it.each([
  [{ page: '0' }, 1],
  [{ page: 'x' }, 1],
  [{ page: '7' }, 7],
  [{ page: '99999999' }, 1_000_000],
])('reads the page of %j', (query, page) => {
  expect(pagingFrom(query)).toEqual({ page, limit: 25 });
});

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

it('asks for campaigns as the table of messages allows', () => {
  const filters = campaignFiltersFrom({ name: ' win ', status: 'draft,nonsense', agent: '3, 4' });
  const body = campaignsRequest(filters);
  expect(body).toEqual({ page: 1, limit: 25, name: 'win', status: ['draft'], agentId: [3, 4] });
  expect(messages.campaigns.request.safeParse(body).success).toBe(true);
  expect(campaignsRequest(campaignFiltersFrom({}))).toEqual({ page: 1, limit: 25 });
});

it('names the filters that hold no numbers', () => {
  expect(invalidCampaignFilters(campaignFiltersFrom({ agent: 'Avery', workspace: '1' }))).toEqual([
    'agent',
  ]);
});

it('carries every audience filter to the address and back', () => {
  const query = {
    number: '555',
    status: '0,3',
    call: 'BUSY',
    first: 'A',
    last: 'B',
    attempt: '1,2',
    simple: '1',
    page: '3',
    rows: '100',
  };
  expect(audienceQueryOf(audienceFiltersFrom(query))).toEqual(query);
});

it('asks for contacts as the table of messages allows', () => {
  const filters = audienceFiltersFrom({
    status: '0,9',
    number: ' 555 ',
    call: 'BUSY, FAILED',
    attempt: '0',
  });
  const body = audienceRequest(12, filters);
  expect(body).toEqual({
    campaignId: 12,
    page: 1,
    limit: 25,
    mobileNo: '555',
    status: [0],
    callStatus: ['BUSY', 'FAILED'],
    attempt: [0],
  });
  expect(messages.audience.request.safeParse({ ...body, simple: false }).success).toBe(true);
});

it('asks nothing while the attempts are no numbers', () => {
  expect(areAttemptsInvalid(audienceFiltersFrom({ attempt: 'two' }))).toBe(true);
});
