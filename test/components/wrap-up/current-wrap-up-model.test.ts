import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { createCurrentWrapUp } from '@/components/wrap-up/current-wrap-up-model';
import { createWrapUps } from '@/components/wrap-up/wrap-ups-model';
import type { Call } from '@/lib/calls/model';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { fakeWrapUps, savedWrapUp } from '@/test/support/fakes/fake-wrap-ups';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

function rig() {
  const stored = fakeWrapUps();
  const calls = signal<Call[]>([loggedCall({ id: 'a' })]);
  const abortSignal = new AbortController().signal;
  const ask = fakeAsk({
    'save-wrap-up-draft': () => ok(null),
    'save-wrap-up': ({ callId, after }) => {
      const wrapUp = savedWrapUp(after, callId);
      stored.store(callId, { saved: wrapUp });
      return ok({ state: 'saved', wrapUp });
    },
  });
  const wrapUps = createWrapUps({ ask, ...stored }, () => calls.value, abortSignal);
  return {
    calls,
    stored,
    model: createCurrentWrapUp({ calls, wrapUps, now: () => LOCAL_NOON }, abortSignal),
  };
}

it('offers the latest call, and says which one was saved', async () => {
  const { model } = rig();
  expect(model.call.value?.id).toBe('a');
  model.form.value?.change({ disposition: 'reached' });
  expect(await model.save()).toBe(true);
  expect(model.call.value).toBeUndefined();
  expect(model.form.value).toBeUndefined();
  expect(model.savedCall.value?.id).toBe('a');
});

it('moves on to the next call, unless something is typed for this one', async () => {
  const { model, calls } = rig();
  calls.value = [loggedCall({ id: 'b' }), ...calls.value];
  expect(model.call.value?.id).toBe('b');
  model.form.value?.change({ note: 'of b' });
  calls.value = [loggedCall({ id: 'c' }), ...calls.value];
  expect(model.call.value?.id).toBe('b');
  expect(model.form.value?.fields.value?.note).toBe('of b');
  await model.save();
  expect(model.call.value?.id).toBe('c');
});

it('lets go of a form that was put away', () => {
  const { model, stored } = rig();
  model.form.value?.change({ note: 'half a' });
  const draft = { callId: 'a', before: { note: '' }, fields: { note: 'half a' }, isPutAway: true };
  stored.store('a', { draft });
  expect(model.call.value).toBeUndefined();
});

it('saves nothing where nothing is offered', async () => {
  const { model, calls } = rig();
  calls.value = [];
  expect(await model.save()).toBe(false);
});
