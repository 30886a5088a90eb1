import type { CampaignDeps } from '@/lib/campaigns/request-service';
import { callNext } from '@/lib/queue/call-next';
import { queueContacts } from '@/lib/queue/lists/queue-list';
import type { ContactToQueue, QueueItem } from '@/lib/queue/model';
import { readQueue } from '@/lib/queue/read-queue';
import { sampleCall } from '@/test/calls/support/calls';
import { campaignDeps } from '@/test/campaigns/support/deps';

/** A list that was added. */
export const LIST = { importId: 'import-1', file: 'leads.csv', headings: ['Name', 'Phone'] };

/** Two numbers of one person. */
export const [MOBILE, WORK] = ['+447700900123', '+442079460123'];

/** A contact of a list, with a mobile and a work number; what a test is about is given. */
export const listedContact = (given: Partial<ContactToQueue> = {}): ContactToQueue => ({
  numbers: [
    { e164: MOBILE, label: 'mobile' },
    { e164: WORK, label: 'work' },
  ],
  name: 'Ada Whitfield',
  rows: [{ line: 2, cells: ['Ada Whitfield', '07700 900123'] }],
  ...given,
});

/** Deps with a queue of these contacts. */
export async function queueOfList(...contacts: ContactToQueue[]) {
  const deps = campaignDeps({ url: 'https://voice.example.com', token: '' });
  await queueContacts(deps, LIST, contacts.length > 0 ? contacts : [listedContact()]);
  return deps;
}

/** Who waits, the next one first. */
export async function waitingOf(deps: CampaignDeps): Promise<QueueItem[]> {
  return (await readQueue(deps, { offset: 0, limit: 100 })).items;
}

/** Calls the next contact at the number that is shown; its call is placed. Returns the call. */
export async function callFirst(deps: CampaignDeps, gesture: string) {
  const [item] = await waitingOf(deps);
  const press = { itemId: item?.itemId ?? 0, e164: item?.callee.e164 ?? '', gesture };
  return callNext(deps, press, async (request) => {
    const createdAt = deps.now();
    const call = sampleCall({ ...request, id: `call-${gesture}`, state: 'placed', createdAt });
    await deps.database.calls.add(call);
    return call;
  });
}

/** Records how a call went. */
export async function wrapUp(deps: CampaignDeps, gesture: string, disposition: string, note = '') {
  const times = { savedAt: deps.now(), version: 1 };
  await deps.database.wrapUps.put({ callId: `call-${gesture}`, disposition, note, ...times });
}
