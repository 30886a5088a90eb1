import { expect, it, vi } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import type { CallState } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import { queueAudience, queueNumbers } from '@/lib/queue/add-to-queue';
import { callNext, openQueuedRecord } from '@/lib/queue/call-next';
import { callLater, chooseNumber, dropFromQueue } from '@/lib/queue/change-queue';
import type { QueueItem } from '@/lib/queue/model';
import { readQueue } from '@/lib/queue/read-queue';
import { setReady } from '@/lib/queue/ready';
import { sampleCall } from '@/test/calls/support/calls';
import { campaignDeps } from '@/test/campaigns/support/deps';
import { fakeTabs, PERSON } from '@/test/crm/support/fake-tabs';
import { clientOf, fetchAnswering } from '@/test/service/support/service';
import { MOBILE, queueOfList, WORK, waitingOf } from './support/list';
import { e164, queueOf, SOURCE, waitingItems } from './support/queue';

const PEOPLE = [
  { id: 1, mobile_no: '12125550134', input_data: { name: 'Ada Whitfield', city: 'Westmark' } },
  { id: 2, mobile_no: 'none', input_data: {} },
  { id: 3, mobile_no: '+447700900123', input_data: { name: 'Rhys Pritchard' } },
];

const request = { campaignId: 12, page: 1, limit: 25 };
const first = { offset: 0, limit: 10 };

function queueDeps() {
  const deps = campaignDeps({ url: 'https://voice.example.com', token: '' });
  const client = clientOf(fetchAnswering({ datalist: PEOPLE }));
  return { ...deps, client: async () => client };
}

async function queued() {
  const deps = queueDeps();
  await queueAudience(deps, request, 'Renewals');
  return deps;
}

it('queues each callable contact once, and reports what it left out', async () => {
  const deps = queueDeps();
  expect(await queueAudience(deps, request, 'Renewals')).toMatchObject({
    added: 2,
    already: 0,
    uncallable: 1,
  });
  expect(await queueAudience(deps, request, 'Renewals')).toMatchObject({ added: 0, already: 2 });
  expect(await readQueue(deps, first)).toMatchObject({
    waiting: 2,
    items: [
      {
        name: 'Ada Whitfield',
        source: { campaignName: 'Renewals', recordId: 1 },
        callee: { e164: '+12125550134' },
      },
      { name: 'Rhys Pritchard' },
    ],
  });
});

/** The number that the rep sees. */
const shownOf = (items: readonly QueueItem[]) => items[0]?.callee.e164 ?? '';

/** Presses "Call next"; the call comes to stand where the test says. */
async function press(deps: CampaignDeps, gesture: string, state: CallState = 'placed') {
  const { items } = await readQueue(deps, first);
  const itemId = items[0]?.itemId ?? 0;
  return callNext(deps, { itemId, e164: shownOf(items), gesture }, async (request) => {
    await deps.database.calls.add(sampleCall({ gesture: request.gesture, state }));
    return request;
  });
}

/** Ends the call of a gesture. */
async function endCall({ database }: CampaignDeps, gesture: string, state: CallState) {
  await database.calls.where({ gesture }).modify({ state });
}

it('calls exactly the contact that was shown, and keeps what the list says of them', async () => {
  const request: CallRequest = await press(await queued(), 'gesture-1');
  expect(request).toEqual({
    callee: '+12125550134',
    calleeName: 'Ada Whitfield',
    gesture: 'gesture-1',
    record: {
      objectId: 1,
      slug: 'mobile_no',
      data: { name: 'Ada Whitfield', city: 'Westmark' },
      campaign: { id: 12, name: 'Renewals' },
    },
  });
});

it.each<[CallState, number]>([
  ['counting', 1],
  ['requested', 1],
  ['placed', 1],
  ['unconfirmed', 1],
  ['recorded', 1],
  ['cancelled', 2],
  ['refused', 2],
])('after a call that is %s, %i wait', async (state, waiting) => {
  const deps = await queued();
  await press(deps, 'gesture-1', state);
  expect(await readQueue(deps, first)).toMatchObject({ waiting });
});

it.each<[CallState, number]>([
  ['placed', 1],
  ['unconfirmed', 1],
  ['cancelled', 2],
  ['refused', 2],
])('read during the countdown, and then %s: %i wait', async (state, waiting) => {
  const deps = await queued();
  await press(deps, 'gesture-1', 'counting');
  expect(await readQueue(deps, first)).toMatchObject({ waiting: 1 });
  await endCall(deps, 'gesture-1', state);
  expect(await readQueue(deps, first)).toMatchObject({ waiting });
});

it('calls a contact again at once after the call was cancelled', async () => {
  const deps = await queued();
  await press(deps, 'g1', 'counting');
  await endCall(deps, 'g1', 'cancelled');
  expect((await press(deps, 'g2')).callee).toBe('+12125550134');
});

it('refuses a press of a contact whose call is in flight, and keeps the mark of that call', async () => {
  const deps = await queued();
  const { items } = await readQueue(deps, first);
  await press(deps, 'g1', 'counting');
  deps.time.now += 10_000;
  const again = callNext(
    deps,
    { itemId: items[0]?.itemId ?? 0, e164: shownOf(items), gesture: 'g2' },
    async () => 'made',
  );
  await expect(again).rejects.toMatchObject({ problem: { code: 'call-in-progress' } });
  await endCall(deps, 'g1', 'placed');
  expect(await readQueue(deps, first)).toMatchObject({ waiting: 1 });
});

it('calls a contact after the clock was set back', async () => {
  const deps = await queued();
  const { items } = await readQueue(deps, first);
  const itemId = items[0]?.itemId ?? 0;
  void callNext(deps, { itemId, e164: shownOf(items), gesture: 'g1' }, () => new Promise(() => {}));
  await vi.waitFor(async () =>
    expect(await deps.campaigns.queue.get(itemId)).toHaveProperty('gesture'),
  );
  deps.time.now -= 3_600_000;
  expect((await press(deps, 'g2')).callee).toBe('+12125550134');
});

/** Presses the first contact; the call is refused after `meanwhile` changed the queue in another window. */
async function refusedAfter(deps: CampaignDeps, meanwhile: (itemId: number) => Promise<unknown>) {
  const { items } = await readQueue(deps, first);
  const itemId = items[0]?.itemId ?? 0;
  const start = async () => {
    await meanwhile(itemId);
    throw new Failure('too-many-calls');
  };
  await expect(
    callNext(deps, { itemId, e164: shownOf(items), gesture: 'g1' }, start),
  ).rejects.toThrow();
  return itemId;
}

it('does not bring back a contact that was removed while its call was refused', async () => {
  const deps = await queued();
  await refusedAfter(deps, (itemId) => dropFromQueue(deps, itemId));
  expect(await readQueue(deps, first)).toMatchObject({ waiting: 1 });
});

it('keeps what was changed while a call was refused', async () => {
  const deps = await queued();
  const dueAt = deps.now() + 3_600_000;
  const itemId = await refusedAfter(deps, (id) => callLater(deps, id, dueAt));
  const item = await deps.campaigns.queue.get(itemId);
  expect(item).toMatchObject({ dueAt });
  expect(item?.gesture).toBeUndefined();
});

it('keeps the mark of a later press while an earlier one is refused', async () => {
  const deps = await queued();
  const itemId = await refusedAfter(deps, (id) =>
    deps.campaigns.queue.update(id, { gesture: 'g2' }),
  );
  expect(await deps.campaigns.queue.get(itemId)).toMatchObject({ gesture: 'g2' });
});

it('leaves a contact waiting, to be called at once, when a guard objects', async () => {
  const deps = await queued();
  const refuse = async () => {
    throw new Failure('too-many-calls');
  };
  const { items } = await readQueue(deps, first);
  const itemId = items[0]?.itemId ?? 0;
  await expect(
    callNext(deps, { itemId, e164: shownOf(items), gesture: 'g1' }, refuse),
  ).rejects.toMatchObject({
    problem: { code: 'too-many-calls' },
  });
  expect((await press(deps, 'g2')).callee).toBe('+12125550134');
});

it('forgets nobody when the browser stops between the press and the call', async () => {
  const deps = await queued();
  const { items } = await readQueue(deps, first);
  void callNext(
    deps,
    { itemId: items[0]?.itemId ?? 0, e164: shownOf(items), gesture: 'g1' },
    () => new Promise(() => {}),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await readQueue(deps, first)).toMatchObject({ waiting: 2 });
  deps.time.now += 60_000;
  expect((await press(deps, 'g2')).callee).toBe('+12125550134');
});

it('calls once when two tabs press at once, and the next one afterwards', async () => {
  const deps = await queued();
  const { items } = await readQueue(deps, first);
  const itemId = items[0]?.itemId ?? 0;
  const { promise: bothPressed, resolve } = Promise.withResolvers<void>();
  const start = async ({ gesture }: CallRequest) => {
    await bothPressed;
    return deps.database.calls.add(sampleCall({ gesture, state: 'placed' }));
  };
  const presses = ['g1', 'g2'].map((gesture) =>
    callNext(deps, { itemId, e164: shownOf(items), gesture }, start),
  );
  setTimeout(resolve, 30);
  const statuses = (await Promise.allSettled(presses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['fulfilled', 'rejected']);
  expect(await deps.database.calls.count()).toBe(1);
  expect((await press(deps, 'g3')).callee).toBe('+447700900123');
});

it('takes out one, or all', async () => {
  const deps = await queued();
  const { items } = await readQueue(deps, first);
  await dropFromQueue(deps, items[0]?.itemId);
  expect(await readQueue(deps, first)).toMatchObject({ waiting: 1 });
  await dropFromQueue(deps, undefined);
  expect(await readQueue(deps, first)).toMatchObject({ waiting: 0, items: [] });
});

it('makes no call while the rep has paused the queue', async () => {
  const deps = await queued();
  await setReady(deps, false);
  await expect(press(deps, 'g1')).rejects.toMatchObject({ problem: { code: 'queue-paused' } });
  expect(await deps.database.calls.count()).toBe(0);
  await setReady(deps, true);
  expect((await press(deps, 'g2')).callee).toBe('+12125550134');
});

it('calls with the page that showed the number', async () => {
  const deps = queueDeps();
  const sourcePage = { url: 'https://crm.example/14', title: 'Ada Whitfield' };
  const source = { kind: 'page', host: 'crm.example' } as const;
  await queueNumbers(deps, source, [{ e164: '+12125550134', sourcePage }]);
  const [item] = await deps.campaigns.queue.toArray();
  const press = { itemId: item?.itemId ?? 0, e164: '+12125550134', gesture: 'press-1' };
  const request = await callNext(deps, press, async (asked: CallRequest) => asked);
  expect(request.sourcePage).toEqual(sourcePage);
});

it('opens the record that the queue holds for a contact, and for no other', async () => {
  const deps = await queueOf(1);
  await queueNumbers(deps, SOURCE, [{ e164: e164(2), record: PERSON }]);
  const [without, having] = (await waitingItems(deps)).map(({ itemId }) => itemId);
  const tabs = fakeTabs([]);
  await openQueuedRecord(deps, tabs, having ?? 0);
  const refused = (code: string) => ({ problem: { code } });
  const opened = (itemId: number) => expect(openQueuedRecord(deps, tabs, itemId)).rejects;
  await opened(without ?? 0).toMatchObject(refused('bad-request'));
  await opened(99).toMatchObject(refused('called-just-now'));
  expect(tabs.log).toEqual([`open ${PERSON.url}`]);
});

it('calls the number that was shown, whichever is chosen meanwhile, and none of somebody else', async () => {
  const deps = await queueOfList();
  const [item] = await waitingOf(deps);
  const itemId = item?.itemId ?? 0;
  await chooseNumber(deps, itemId, WORK);
  const press = (shown: string, gesture: string) =>
    callNext(deps, { itemId, e164: shown, gesture }, async (asked: CallRequest) => asked);
  await expect(press(e164(1), 'g1')).rejects.toMatchObject({ problem: { code: 'bad-request' } });
  expect((await press(MOBILE, 'g2')).callee).toBe(MOBILE);
  expect((await deps.campaigns.queue.get(itemId))?.e164).toBe(MOBILE);
});
