import { expect, it } from 'vitest';
import { createWorkspacesModel } from '@/components/workspaces/workspaces-model';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

function workspaces(answers: FakeAnswers) {
  const ask = fakeAsk(answers);
  const model = createWorkspacesModel(
    {
      ask,
      watchWorkspaces: (tell) =>
        tell([{ id: 'first', name: 'Acme', host: 'voice.acme.example', isInUse: true }]),
    },
    new AbortController().signal,
  );
  return { model, asked: ask.asked };
}

it('lists the workspaces, and uses another', async () => {
  const { model, asked } = workspaces({ 'switch-workspace': () => ok(null) });
  expect(model.list.value.map(({ name }) => name)).toEqual(['Acme']);
  await model.use('bolt');
  expect(asked).toEqual([{ name: 'switch-workspace', body: { id: 'bolt' } }]);
  expect(model.problem.value).toBeUndefined();
});

it.each([
  [{ does: 'add' }, 'add-workspace', { name: 'Bolt' }],
  [{ does: 'rename', id: 'first' }, 'rename-workspace', { id: 'first', name: 'Bolt' }],
  [{ does: 'remove', id: 'first' }, 'remove-workspace', { id: 'first' }],
] as const)('does what was confirmed: %o', async (draft, name, body) => {
  const { model, asked } = workspaces({ [name]: () => ok(null) });
  model.open(draft);
  await model.confirm('Bolt');
  expect(asked).toEqual([{ name, body }]);
  expect(model.draft.value).toBeUndefined();
});

it('keeps what is open when it is refused, and says why until the rep goes on', async () => {
  const { model } = workspaces({ 'add-workspace': () => problem('workspace-call-in-flight') });
  model.open({ does: 'add' });
  await model.confirm('Bolt');
  expect(model.draft.value).toEqual({ does: 'add' });
  expect(model.problem.value).toEqual({ code: 'workspace-call-in-flight' });
  model.cancel();
  expect([model.draft.value, model.problem.value]).toEqual([undefined, undefined]);
});

it('does nothing without a draft', async () => {
  const { model, asked } = workspaces({});
  await model.confirm('Bolt');
  expect(asked).toEqual([]);
});
