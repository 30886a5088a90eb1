import { expect, it } from 'vitest';
import { callLater } from '@/lib/queue/change-queue';
import { readQueue } from '@/lib/queue/read-queue';
import { putBackSkipped, skippedContacts } from '@/lib/queue/skip-called';
import { sampleSettings } from '@/test/calls/support/settings';
import { e164, queueOf, waitingItems, waitingNames } from './support/queue';

const HOUR = 3_600_000;

/** Three people. A colleague called the first one an hour ago, and the second one nine hours ago. */
async function withColleague(skipColleagueHours = 8) {
  const queue = await queueOf(3);
  const deps = { ...queue, readSettings: async () => sampleSettings({ skipColleagueHours }) };
  await deps.database.colleagueCalls.bulkAdd([
    { callee: e164(1), at: deps.now() - HOUR },
    { callee: e164(2), at: deps.now() - 9 * HOUR },
  ]);
  return deps;
}

it('puts those whom a colleague called last, and says until when', async () => {
  const deps = await withColleague();
  expect(await waitingNames(deps)).toEqual(['n2', 'n3', 'n1']);
  const { items, ...counts } = await readQueue(deps, { offset: 2, limit: 1 });
  const [calledAt, until] = [deps.now() - HOUR, deps.now() + 7 * HOUR];
  expect(items).toMatchObject([{ name: 'n1', skippedFor: { calledAt, until } }]);
  expect(counts).toMatchObject({ waiting: 3, later: 0, calledByColleagues: 1, nextDueAt: until });
});

it('lets them come back by themselves once the hours are over', async () => {
  const deps = await withColleague();
  deps.time.now += 7 * HOUR + 1;
  expect(await waitingNames(deps)).toEqual(['n1', 'n2', 'n3']);
});

it('skips nobody where the setting is 0', async () => {
  expect(await waitingNames(await withColleague(0))).toEqual(['n1', 'n2', 'n3']);
});

it('takes one back at once, until a colleague calls again', async () => {
  const deps = await withColleague();
  const [skipped] = (await waitingItems(deps)).slice(-1);
  await putBackSkipped(deps, skipped?.itemId ?? 0);
  expect(await waitingNames(deps)).toEqual(['n1', 'n2', 'n3']);
  deps.time.now += HOUR;
  await deps.database.colleagueCalls.add({ callee: e164(1), at: deps.now() });
  expect(await waitingNames(deps)).toEqual(['n2', 'n3', 'n1']);
});

it('skips nobody whom the rep is to call at a chosen time', async () => {
  const deps = await withColleague();
  const [skipped] = (await waitingItems(deps)).slice(-1);
  await callLater(deps, skipped?.itemId ?? 0, deps.now());
  expect(await waitingNames(deps)).toEqual(['n1', 'n2', 'n3']);
});

it('skips a contact at any of its own numbers, not at one that many share', async () => {
  const deps = await withColleague();
  const [, , third] = await deps.campaigns.queue.toArray();
  const numbers = [{ e164: e164(3) }, { e164: e164(1) }];
  const own = { keys: [`number:${e164(3)}`, `number:${e164(1)}`], numbers };
  await deps.campaigns.queue.clear();
  await deps.campaigns.queue.bulkAdd([
    { ...third, itemId: 11, ...own } as never,
    { ...third, itemId: 12, keys: [`number:${e164(3)}`], numbers } as never,
  ]);
  expect([...(await skippedContacts(deps)).keys()]).toEqual([11]);
});
