import { expect, it } from 'vitest';
import { createForbidModel } from '@/components/do-not-call/forbid-model';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const request = { text: '+12125550134', source: 'log' } as const;

it('remembers by row what was put on the list', async () => {
  const ask = fakeAsk({ forbid: () => ok({ shown: '+1 212 555 0134', isNew: true }) });
  const model = createForbidModel(ask);
  expect(await model.forbid('row-1', request)).toBe(true);
  expect(ask.asked).toEqual([{ name: 'forbid', body: { ...request, words: '' } }]);
  expect(model.states.value.get('row-1')).toBe('done');
});

it('says at the row why it failed', async () => {
  const model = createForbidModel(fakeAsk({ forbid: () => problem('storage-failed') }));
  expect(await model.forbid('row-1', request)).toBe(false);
  expect(model.states.value.get('row-1')).toEqual({ code: 'storage-failed' });
});
