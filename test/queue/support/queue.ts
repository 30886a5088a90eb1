import { queueNumbers } from '@/lib/queue/add-to-queue';
import type { NumberToQueue } from '@/lib/queue/model';
import { readQueue } from '@/lib/queue/read-queue';
import { campaignDeps } from '@/test/campaigns/support/deps';

/** Where the numbers of these tests come from. */
export const SOURCE = { kind: 'page', host: 'crm.example' } as const;

/** A reserved number for each of the first hundred. */
export const e164 = (at: number): string => `+121255501${String(at).padStart(2, '0')}`;

/** A queue of people called `n1`, `n2` …; nothing is asked of the service. */
export async function queueOf(people: number) {
  const deps = campaignDeps({ url: 'https://voice.example.com', token: '' });
  const numbers: NumberToQueue[] = Array.from({ length: people }, (_, at) => ({
    e164: e164(at + 1),
    name: `n${at + 1}`,
  }));
  await queueNumbers(deps, SOURCE, numbers);
  return deps;
}

/** The names of everyone who waits, in the order of calling, with their item ids. */
export async function waitingItems(deps: Awaited<ReturnType<typeof queueOf>>) {
  const { items } = await readQueue(deps, { offset: 0, limit: 100 });
  return items.map(({ name, itemId }) => ({ name, itemId }));
}

/** Their names alone. */
export async function waitingNames(deps: Awaited<ReturnType<typeof queueOf>>): Promise<unknown[]> {
  return (await waitingItems(deps)).map(({ name }) => name);
}
