import { openCallDatabase } from '@/lib/calls/database';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { queueNumbers } from '@/lib/queue/add-to-queue';
import { readQueue } from '@/lib/queue/read-queue';
import { type Settings, settings } from '@/lib/settings/table';

const ROUNDS = 15;
const PAGE = 25;

/** Times in ms. */
export interface QueueTimes {
  /** To queue all numbers of a list. */
  add: number;
  /** To read the next contact, and the first page, as the dashboard does when it opens. */
  first: number[];
  /** To read the last page. */
  last: number[];
}

/** Runs in a page: queues this many numbers in separate databases, and reads them. */
export async function timedQueue(entries: number): Promise<QueueTimes> {
  const [database, campaigns] = [
    openCallDatabase('bench-queue-calls'),
    openCampaignDatabase('bench-queue'),
  ];
  const fallbacks = Object.entries(settings).map(([key, { fallback }]) => [key, fallback]);
  const readSettings = async () => Object.fromEntries(fallbacks) as Settings;
  const deps = { database, campaigns, now: () => Date.now(), readSettings };
  const numbers = Array.from({ length: entries }, (_, at) => ({
    e164: `+1202555${String(at).padStart(4, '0')}`,
    name: `Contact ${at}`,
  }));
  const add = await timed(() => queueNumbers(deps, { kind: 'list', file: 'leads.csv' }, numbers));
  const times: QueueTimes = { add, first: [], last: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.first.push(
      await timed(async () => {
        await readQueue(deps, { offset: 0, limit: 1 });
        await readQueue(deps, { offset: 0, limit: PAGE });
      }),
    );
    times.last.push(await timed(() => readQueue(deps, { offset: entries - PAGE, limit: PAGE })));
  }
  await Promise.all([database.delete(), campaigns.delete()]);
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
