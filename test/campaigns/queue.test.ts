import { expect, it } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import type { CallState } from '@/lib/calls/model';
import type { CallWish } from '@/lib/calls/place';
import { callNext, dropFromQueue, queueAudience, readQueue } from '@/lib/campaigns/queue';
import type { CampaignWorld } from '@/lib/campaigns/world';
import { sampleCall } from '@/test/calls/support/calls';
import { answering, clientOf } from '@/test/service/support/service';
import { campaignWorld } from './support/world';

const PEOPLE = [
  { id: 1, mobile_no: '12125550134', input_data: { name: 'Ada Whitfield', city: 'Westmark' } },
  { id: 2, mobile_no: 'none', input_data: {} },
  { id: 3, mobile_no: '+447700900123', input_data: { name: 'Rhys Pritchard' } },
];

const wish = { campaignId: 12, page: 1, limit: 25 };
const first = { offset: 0, limit: 10 };

function queueWorld() {
  const world = campaignWorld({ url: 'https://voice.example.com', token: '' });
  const client = clientOf(answering({ datalist: PEOPLE }));
  return { ...world, client: async () => client };
}

async function queued() {
  const world = queueWorld();
  await queueAudience(world, wish, 'Renewals');
  return world;
}

it('queues whoever can be called, each once, and says what it left out', async () => {
  const world = queueWorld();
  expect(await queueAudience(world, wish, 'Renewals')).toMatchObject({
    added: 2,
    already: 0,
    uncallable: 1,
  });
  expect(await queueAudience(world, wish, 'Renewals')).toMatchObject({ added: 0, already: 2 });
  expect(await readQueue(world, first)).toMatchObject({
    waiting: 2,
    items: [
      { name: 'Ada Whitfield', campaignName: 'Renewals', callee: { e164: '+12125550134' } },
      { name: 'Rhys Pritchard' },
    ],
  });
});

/** Presses "Call next"; the call comes to stand where the test says. */
async function press(world: CampaignWorld, gesture: string, state: CallState = 'placed') {
  const { items } = await readQueue(world, first);
  const itemId = items[0]?.itemId ?? 0;
  return callNext(world, { itemId, gesture }, async (wish) => {
    await world.database.calls.add(sampleCall({ gesture: wish.gesture, state }));
    return wish;
  });
}

it('calls exactly the contact that was shown, and keeps what the list says of them', async () => {
  const wish: CallWish = await press(await queued(), 'gesture-1');
  expect(wish).toEqual({
    callee: '+12125550134',
    calleeName: 'Ada Whitfield',
    gesture: 'gesture-1',
    record: {
      objectId: 1,
      slug: 'mobile_no',
      data: { name: 'Ada Whitfield', city: 'Westmark' },
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
  const world = await queued();
  await press(world, 'gesture-1', state);
  expect(await readQueue(world, first)).toMatchObject({ waiting });
});

it('leaves a contact waiting, to be called at once, when a guard objects', async () => {
  const world = await queued();
  const refuse = async () => {
    throw new Failure('too-many-calls');
  };
  const { items } = await readQueue(world, first);
  const itemId = items[0]?.itemId ?? 0;
  await expect(callNext(world, { itemId, gesture: 'g1' }, refuse)).rejects.toMatchObject({
    problem: { code: 'too-many-calls' },
  });
  expect((await press(world, 'g2')).callee).toBe('+12125550134');
});

it('forgets nobody when the browser stops between the press and the call', async () => {
  const world = await queued();
  const { items } = await readQueue(world, first);
  void callNext(
    world,
    { itemId: items[0]?.itemId ?? 0, gesture: 'g1' },
    () => new Promise(() => {}),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await readQueue(world, first)).toMatchObject({ waiting: 2 });
  world.time.now += 60_000;
  expect((await press(world, 'g2')).callee).toBe('+12125550134');
});

it('calls once when two tabs press at once, and the next one afterwards', async () => {
  const world = await queued();
  const { items } = await readQueue(world, first);
  const itemId = items[0]?.itemId ?? 0;
  const { promise: bothPressed, resolve } = Promise.withResolvers<void>();
  const start = async ({ gesture }: CallWish) => {
    await bothPressed;
    return world.database.calls.add(sampleCall({ gesture, state: 'placed' }));
  };
  const presses = ['g1', 'g2'].map((gesture) => callNext(world, { itemId, gesture }, start));
  setTimeout(resolve, 30);
  const statuses = (await Promise.allSettled(presses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['fulfilled', 'rejected']);
  expect(await world.database.calls.count()).toBe(1);
  expect((await press(world, 'g3')).callee).toBe('+447700900123');
});

it('takes out one, or all', async () => {
  const world = await queued();
  const { items } = await readQueue(world, first);
  await dropFromQueue(world, items[0]?.itemId);
  expect(await readQueue(world, first)).toMatchObject({ waiting: 1 });
  await dropFromQueue(world, undefined);
  expect(await readQueue(world, first)).toEqual({ waiting: 0, items: [] });
});
