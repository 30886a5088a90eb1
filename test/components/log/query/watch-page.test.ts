import { expect, it, vi } from 'vitest';
import { type CallsQuery, callsQueryFrom } from '@/components/log/query/calls-query';
import { createLogIndex } from '@/components/log/query/log-index';
import type { CallsPage } from '@/components/log/query/read-log';
import { watchPage } from '@/components/log/query/watch-page';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const CALLS = 40;

async function watched(query: Partial<CallsQuery>) {
  const database = freshDatabase();
  const calls = Array.from({ length: CALLS }, (_, nth) =>
    placedCall({ id: `c${nth}`, calleeName: `Contact ${nth}`, createdAt: NOON - nth }),
  );
  await database.calls.bulkAdd(calls);
  const clock = { now: NOON + 60_000 };
  const index = createLogIndex(database, () => clock.now);
  const shown: CallsPage[] = [];
  const end = new AbortController();
  const onChange = (page: CallsPage) => shown.push(page);
  const onFailure = vi.fn();
  const whole = { ...callsQueryFrom({}), ...query };
  await watchPage({ database, index }, whole, { onChange, onFailure }, end.signal);
  return { database, clock, shown, end, onFailure };
}

it('shows the first rows, and counts the log once they are shown', async () => {
  const { shown } = await watched({});
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(shown.map(({ calls, total }) => [calls.length, total])).toEqual([
    [25, undefined],
    [25, CALLS],
  ]);
});

it('counts nothing where all calls are shown', async () => {
  const { shown } = await watched({ limit: 50 });
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toMatchObject({ matching: CALLS, total: CALLS });
});

it('shows what memory finds at once, and then each change', async () => {
  const { database, clock, shown } = await watched({ search: 'contact 1' });
  expect(shown.map(({ matching }) => matching)).toEqual([11]);
  clock.now += 60_000;
  await database.calls.add(placedCall({ calleeName: 'Contact 1', changedAt: clock.now }));
  await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ matching: 12, total: CALLS + 1 }));
  expect(shown).toHaveLength(2);
});

it('ends with its signal', async () => {
  const { database, end, shown } = await watched({ limit: 50 });
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  end.abort();
  await database.calls.clear();
  expect(shown).toHaveLength(1);
});

it('says that the log cannot be read', async () => {
  const database = freshDatabase();
  database.close();
  const onFailure = vi.fn();
  const index = createLogIndex(database, () => NOON);
  const query = { ...callsQueryFrom({}), search: 'ada' };
  const { signal: abortSignal } = new AbortController();
  await watchPage(
    { database, index },
    query,
    { onChange: () => undefined, onFailure },
    abortSignal,
  );
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalled());
});
