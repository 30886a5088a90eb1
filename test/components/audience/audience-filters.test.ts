import { expect, it } from 'vitest';
import {
  areAttemptsInvalid,
  audienceFiltersFrom,
  audienceQueryOf,
  audienceRequest,
} from '@/components/audience/audience-filters';
import { messages } from '@/lib/messages/table';

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

it('requests contacts as the message schema allows', () => {
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
  expect(messages.audience.request.safeParse({ ...body, hasFieldColumns: false }).success).toBe(
    true,
  );
});

it('requests nothing while the attempts are not numbers', () => {
  expect(areAttemptsInvalid(audienceFiltersFrom({ attempt: 'two' }))).toBe(true);
});
