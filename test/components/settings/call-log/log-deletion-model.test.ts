import { expect, it } from 'vitest';
import { createLogDeletionModel } from '@/components/settings/call-log/log-deletion-model';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

it('deletes only after the rep was asked', async () => {
  const ask = fakeAsk({
    'preview-log-deletion': () => ok({ deletes: 5, keeps: { open: 1 } }),
    'delete-log': () => ok(5),
  });
  const model = createLogDeletionModel(ask);
  await model.confirm();
  expect(ask.asked).toEqual([]);
  await model.ask();
  expect(model.asked.value).toEqual({ deletes: 5, keeps: { open: 1 } });
  await model.confirm();
  expect(model.asked.value).toBeUndefined();
  expect(model.result.value).toBe(5);
});

it('deletes nothing once the rep cancelled, and says what failed', async () => {
  const ask = fakeAsk({
    'preview-log-deletion': () => ok({ deletes: 5, keeps: {} }),
    'delete-log': () => problem('storage-failed'),
  });
  const model = createLogDeletionModel(ask);
  await model.ask();
  model.cancel();
  await model.confirm();
  expect(ask.asked.map(({ name }) => name)).toEqual(['preview-log-deletion']);
  await model.ask();
  await model.confirm();
  expect(model.result.value).toEqual({ code: 'storage-failed' });
});
