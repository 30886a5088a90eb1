import { expect, it } from 'vitest';
import {
  formatPageInList,
  lookBackDays,
  nextPage,
  parsePageInList,
} from '@/lib/crm/connectors/rest/look-back';
import { sampleEntry } from '@/test/outbox/support/deliveries';

const DAY = 86_400_000;
const { startedAt } = sampleEntry.facts;

it.each([
  [0, 7],
  [1, 8],
  [3 * DAY, 10],
  [-3 * DAY, 7],
])('looks back a week further than the call, %d ms later', (later, days) => {
  expect(lookBackDays(sampleEntry, startedAt + later)).toBe(days);
});

it('writes a page as one text', () => {
  expect(parsePageInList(formatPageInList({ newest: 5, token: 'a b' }))).toEqual({
    newest: 5,
    token: 'a b',
  });
});

it('reads pages until one reaches back far enough, by the times of the CRM', () => {
  const time = (days: number) => new Date(Date.UTC(2030, 0, 31 - days)).toISOString();
  const page = (...days: number[]) => ({ times: days.map(time), token: 't' });
  const next = nextPage(page(0, 7), { days: 7, after: undefined });
  expect(parsePageInList(next ?? '')).toEqual({ newest: Date.parse(time(0)), token: 't' });
  expect(nextPage(page(7, 8), { days: 7, after: next })).toBeUndefined();
  expect(nextPage({ ...page(0), token: undefined }, { days: 7, after: undefined })).toBeUndefined();
});
