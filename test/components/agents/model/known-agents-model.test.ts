import { expect, it } from 'vitest';
import { createKnownAgentsModel } from '@/components/agents/model/known-agents-model';
import type { StoredAgent } from '@/lib/campaigns/model';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const agent = (id: string): StoredAgent => ({ id, name: id, createdAt: 1, request: {} });

function knownAgents(...ids: string[]) {
  let agents = ids.map(agent);
  const ask = fakeAsk({
    'created-agents': () => ok(agents),
    'forget-agent': ({ id }) => {
      agents = agents.filter((each) => each.id !== id);
      return ok(null);
    },
  });
  return { model: createKnownAgentsModel(ask), ask };
}

it('knows nothing until the list is read', async () => {
  const { model } = knownAgents('a1', 'a2');
  expect(model.agents.value).toBeUndefined();
  await model.read();
  expect(model.agents.value).toEqual([agent('a1'), agent('a2')]);
});

it('removes one agent and reads the list again', async () => {
  const { model, ask } = knownAgents('a1', 'a2');
  await model.forget(agent('a1'));
  expect(model.agents.value).toEqual([agent('a2')]);
  expect(ask.asked).toEqual([
    { name: 'forget-agent', body: { id: 'a1' } },
    { name: 'created-agents', body: null },
  ]);
});

it('keeps the list when it cannot be read again', async () => {
  const answers = [ok([agent('a1')]), problem('no-answer')];
  const ask = fakeAsk({ 'created-agents': () => answers.shift() ?? ok([]) });
  const model = createKnownAgentsModel(ask);
  await model.read();
  await model.read();
  expect(model.agents.value).toEqual([agent('a1')]);
});
