import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { createWrapUps } from '@/components/wrap-up/wrap-ups-model';
import { fakeAsk } from '@/test/support/fakes/fake-ask';
import { fakeWrapUps, savedWrapUp } from '@/test/support/fakes/fake-wrap-ups';

it('follows the calls of a list', () => {
  const stored = fakeWrapUps({ a: { saved: savedWrapUp({}, 'a') }, b: {} });
  const calls = signal<{ id: string }[] | undefined>(undefined);
  const abortSignal = new AbortController().signal;
  const model = createWrapUps({ ask: fakeAsk({}), ...stored }, () => calls.value, abortSignal);
  expect(model.stored.value).toBeUndefined();
  calls.value = [{ id: 'a' }];
  expect([...(model.stored.value?.keys() ?? [])]).toEqual(['a']);
  calls.value = [{ id: 'a' }, { id: 'b' }];
  expect([...(model.stored.value?.keys() ?? [])]).toEqual(['a', 'b']);
  stored.store('b', { saved: savedWrapUp({ note: 'new' }, 'b') });
  expect(model.stored.value?.get('b')?.saved?.note).toBe('new');
  expect(model.open('b', abortSignal).fields.value).toEqual({ note: 'new' });
});
