import { expect, it } from 'vitest';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { sampleCounting } from '@/test/support/own-pages/own-samples';
import { fakeDashboard, sampleItem, sampleQueue } from './support/fake-dashboard';
import { answersArrived } from './support/fakes';

it('reads the queue again when a call starts, and not for each tick of it', async () => {
  const { model, ask } = await fakeDashboard({ at: '#/calls' });
  const reads = () => ask.asked.filter(({ name }) => name === 'queue').length;
  const before = reads();
  model.countdown.start(sampleCounting());
  await answersArrived();
  expect(reads()).toBe(before + 1);
});

it('reads no list again after an unrelated setting changed', async () => {
  const { model, ask } = await fakeDashboard({ at: '#/campaigns' });
  const reads = () => ask.asked.filter(({ name }) => name === 'campaigns').length;
  const before = reads();
  await model.settings.write('repeatSeconds', 5);
  await answersArrived();
  expect(reads()).toBe(before);
  await model.settings.write('baseUrl', 'https://other.example.com');
  await answersArrived();
  expect(reads()).toBe(before + 1);
});

it('reads the queue again when it turns out to be paused', async () => {
  const answers = {
    queue: () => ok(sampleQueue(sampleItem())),
    'call-next': () => problem('queue-paused'),
  };
  const { model, ask } = await fakeDashboard({ at: '#/calls', answers });
  const reads = () => ask.asked.filter(({ name }) => name === 'queue').length;
  const before = reads();
  await model.rowCalls.callNext(sampleItem());
  await answersArrived();
  expect(reads()).toBe(before + 1);
});
