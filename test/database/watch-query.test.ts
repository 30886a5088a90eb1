import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { openCallDatabase } from '@/lib/calls/database';
import { watchQuery, watchQueryAtOnce } from '@/lib/database/watch-query';
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

it('runs a query at once, and reports its first result once', async () => {
  const end = new AbortController();
  const database = openCallDatabase(`watch-${crypto.randomUUID()}`);
  await database.open();
  const counts: number[] = [];
  let reads = 0;
  const query = () => {
    reads += 1;
    return database.calls.count();
  };
  watchQueryAtOnce(query, { next: (count) => counts.push(count) }, end.signal);
  expect(reads).toBe(1);
  await vi.waitFor(() => expect(reads).toBe(2));
  await database.calls.add(loggedCall());
  await vi.waitFor(() => expect(counts).toEqual([0, 1]));
  end.abort();
  await database.calls.clear();
  expect(counts).toEqual([0, 1]);
});

it('reports what changed before the live query began', async () => {
  const end = new AbortController();
  const results = ['old', 'new'];
  const seen: (string | undefined)[] = [];
  const query = () => Promise.resolve(results.shift());
  watchQueryAtOnce(query, { next: (result) => seen.push(result) }, end.signal);
  await vi.waitFor(() => expect(seen).toEqual(['old', 'new']));
  end.abort();
});

it('reads again only once the first result was reported', async () => {
  const end = new AbortController();
  const first = Promise.withResolvers<string>();
  const seen: string[] = [];
  let reads = 0;
  const query = () => {
    reads += 1;
    return reads === 1 ? first.promise : Promise.resolve('newer');
  };
  watchQueryAtOnce(query, { next: (result) => seen.push(`${result} of ${reads}`) }, end.signal);
  await afterTask();
  await afterTask();
  first.resolve('older');
  await vi.waitFor(() => expect(seen).toEqual(['older of 1', 'newer of 2']));
  end.abort();
});

it('does not watch a query whose view is gone before its first result', async () => {
  const end = new AbortController();
  const first = Promise.withResolvers<string>();
  const seen: string[] = [];
  const query = vi.fn(() => first.promise);
  watchQueryAtOnce(query, { next: (result) => seen.push(result) }, end.signal);
  end.abort();
  first.resolve('late');
  await afterTask();
  await afterTask();
  expect(query).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([]);
});

it('reports the failure of a query that is run at once, and goes on', async () => {
  const failures: unknown[] = [];
  const seen: string[] = [];
  const results = [Promise.reject(new Error('damaged')), Promise.resolve('read')];
  const query = () => results.shift() ?? Promise.resolve('none');
  const observer = {
    next: (result: string) => seen.push(result),
    error: (error: unknown) => failures.push(error),
  };
  watchQueryAtOnce(query, observer, new AbortController().signal);
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  await vi.waitFor(() => expect(seen).toEqual(['read']));
});

it('reads nothing else before the first rows, even if its watch began earlier', async () => {
  const end = new AbortController();
  const rows = Promise.withResolvers<string>();
  const seen: string[] = [];
  const other = vi.fn(async () => 'other');
  const observer = { next: (result: string) => seen.push(result) };
  watchQuery(other, observer, end.signal);
  watchQueryAtOnce(() => rows.promise, observer, end.signal);
  await afterTask();
  await afterTask();
  expect(other).not.toHaveBeenCalled();
  rows.resolve('rows');
  await vi.waitFor(() => expect(seen).toEqual(['rows', 'other']));
  end.abort();
});

it('does not wait for ever for rows of a database that does not open', async () => {
  const end = new AbortController();
  const seen: string[] = [];
  const observer = { next: (result: string) => seen.push(result) };
  watchQueryAtOnce(() => new Promise<string>(() => undefined), observer, end.signal);
  watchQuery(async () => 'other', observer, end.signal);
  await vi.waitFor(() => expect(seen).toEqual(['other']), 10_000);
  end.abort();
});

/** Resolves after the tasks that wait: a live query starts in one. */
function afterTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
