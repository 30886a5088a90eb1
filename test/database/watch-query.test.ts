import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { openCallDatabase } from '@/lib/calls/database';
import { watchQuery } from '@/lib/database/watch-query';
import '@/test/calls/support/database';
import { loggedCall } from '@/test/support/own-pages/own-samples';

it('reports the result now and after each change, until the signal aborts', async () => {
  const end = new AbortController();
  const database = openCallDatabase(`watch-${crypto.randomUUID()}`);
  const counts: number[] = [];
  watchQuery(() => database.calls.count(), { next: (count) => counts.push(count) }, end.signal);
  await vi.waitFor(() => expect(counts).toEqual([0]));
  await database.calls.add(loggedCall());
  await vi.waitFor(() => expect(counts).toEqual([0, 1]));
  end.abort();
  await database.calls.clear();
  expect(counts).toEqual([0, 1]);
});

it('reports a query that fails', async () => {
  const failures: unknown[] = [];
  const query = () => Promise.reject(new Error('damaged'));
  const observer = { next: () => undefined, error: (error: unknown) => failures.push(error) };
  watchQuery(query, observer, new AbortController().signal);
  await vi.waitFor(() => expect(failures).toHaveLength(1));
});
