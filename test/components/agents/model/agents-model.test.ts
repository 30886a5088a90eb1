import { expect, it } from 'vitest';
import { createAgentsModel } from '@/components/agents/model/agents-model';
import { agentRules } from '@/lib/campaigns/agent-form';
import { faultsOf } from '@/lib/campaigns/agents';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import type { CreateAgentResult, StoredAgent } from '@/lib/campaigns/model';
import { NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';
import '@/test/calls/support/database';
import {
  answersArrived,
  byHand,
  fakeLater,
  fakeRoute,
} from '@/test/components/dashboard/support/fakes';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const agent: StoredAgent = {
  id: 'a1',
  name: 'Renewals',
  createdAt: 1,
  request: { agent_name: 'R' },
};

/** The form over the real rules; only what the service says is made up. */
async function agents(
  create: () => CreateAgentResult | Promise<CreateAgentResult> = () => ({
    made: true,
    agent,
    isInList: true,
  }),
  more: FakeAnswers = {},
) {
  const campaigns = openCampaignDatabase(`agents-${crypto.randomUUID()}`);
  const { later, pass } = fakeLater();
  const fake = fakeRoute('#/agents');
  let checking = 0;
  const ask = fakeAsk({
    'agent-form': () =>
      ok({ rules: agentRules(), catalogue: NEUTRAL_CATALOGUE, isReplaced: false }),
    'check-agent': async ({ request }) => {
      checking++;
      return ok(await faultsOf({ campaigns }, request).finally(() => checking--));
    },
    'create-agent': async () => ok(await create()),
    'created-agents': () => ok([agent]),
    'save-catalogue': () => problem('bad-request'),
    ...more,
  });
  const model = createAgentsModel({ ask, later, route: fake.route }, fake.end.signal);
  await answersArrived();
  const settle = async () => {
    pass(250);
    // The check reads a database, which can take longer than a few turns.
    do {
      for (let i = 0; i < 6; i++) await answersArrived();
    } while (checking > 0);
  };
  const sent = () => ask.asked.filter(({ name }) => name === 'create-agent');
  return { model, ask, settle, sent };
}

function fill({ set }: Awaited<ReturnType<typeof agents>>['model']) {
  set('agent_name', 'Renewals');
  set('prompt', 'Be brief.');
}

it('shows errors of touched fields, and of all fields after the rep tried to send', async () => {
  const { model, settle, sent } = await agents();
  model.setSection('voice', true);
  model.set('voice.settings.speed', '9');
  await settle();
  expect(model.errors.shown.value.map(({ path }) => path)).toEqual(['voice.settings.speed']);
  await model.send();
  await settle();
  expect(model.errors.shown.value.map(({ path }) => path).sort()).toEqual([
    'agent_name',
    'prompt',
    'voice.settings.speed',
    'voice.voice_id',
  ]);
  expect(sent()).toEqual([]);
});

it('sends a valid configuration once, starts an empty one and lists the agent', async () => {
  const { model, settle, sent } = await agents();
  fill(model);
  await Promise.all([model.send(), model.send()]);
  await settle();
  expect(sent()).toHaveLength(1);
  expect(model.creation.value).toEqual({ state: 'made', agent, isInList: true });
  expect(model.draft.value.values).toEqual({});
  expect(model.known.agents.value).toEqual([agent]);
});

it('shows what the service says beside its field until that field changes', async () => {
  const faults = [{ path: 'voice.voice_id', words: 'no such voice' }];
  const { model, settle } = await agents(() => ({
    made: false,
    faults,
    mayExist: false,
    problem: { code: 'refused' },
  }));
  fill(model);
  model.setSection('voice', true);
  model.set('voice.voice_id', 'v9');
  await model.send();
  await settle();
  expect(model.errors.shown.value).toEqual(faults);
  expect(model.creation.value).toMatchObject({ state: 'refused', mayExist: false });
  model.set('voice.voice_id', 'v1');
  await settle();
  expect(model.errors.shown.value).toEqual([]);
  expect(model.draft.value.values.agent_name).toBe('Renewals');
});

it('sends one request while an answer is awaited', async () => {
  const { promise, answer } = byHand<CreateAgentResult>();
  const { model, sent, settle } = await agents(() => promise);
  fill(model);
  void model.send();
  await settle();
  await model.send();
  expect(sent()).toHaveLength(1);
  answer({ made: false, faults: [], mayExist: true });
  await settle();
  expect(model.creation.value).toEqual({ state: 'refused', mayExist: true });
});

it('keeps what was typed while an answer was awaited', async () => {
  const { promise, answer } = byHand<CreateAgentResult>();
  const { model, settle } = await agents(() => promise);
  fill(model);
  void model.send();
  await settle();
  model.set('agent_name', 'The next one');
  answer({ made: true, agent, isInList: true });
  await settle();
  expect(model.creation.value).toEqual({ state: 'made', agent, isInList: true });
  expect(model.draft.value.values.agent_name).toBe('The next one');
});

it('says that the check failed, and sends nothing', async () => {
  const { model, settle, sent } = await agents(undefined, {
    'check-agent': () => problem('no-answer'),
  });
  fill(model);
  await model.send();
  await settle();
  expect(model.creation.value).toEqual({
    state: 'refused',
    problem: { code: 'no-answer' },
    mayExist: false,
  });
  expect(sent()).toEqual([]);
  expect(model.draft.value.values.agent_name).toBe('Renewals');
});

it('keeps a pasted text that was not applied, until the form changes', async () => {
  const { model } = await agents();
  model.json.type('{"agent_name": "A"}');
  model.showJson();
  expect(model.json.text.value).toBe('{"agent_name": "A"}');
  model.set('agent_name', 'B');
  model.showJson();
  expect(JSON.parse(model.json.text.value)).toMatchObject({ agent_name: 'B' });
});

it('keeps a pasted text that is not JSON, and says where it is wrong', async () => {
  const { model } = await agents();
  model.json.type('{"agent_name": "A",\n}');
  model.applyJson();
  expect(model.json.text.value).toBe('{"agent_name": "A",\n}');
  expect(model.json.outcome.value).toEqual({ state: 'bad', position: { line: 2, column: 1 } });
  model.json.type('[1]');
  model.applyJson();
  expect(model.json.outcome.value).toEqual({ state: 'not-object' });
});

it('applies a pasted configuration to the form and checks it at once', async () => {
  const { model, settle } = await agents();
  model.json.type(
    '{"agent_name": "A", "prompt": "P", "voice": {"voice_id": "v", "settings": {"speed": 5}}, "x": 1}',
  );
  model.applyJson();
  await settle();
  expect(model.json.outcome.value).toEqual({ state: 'taken', unknown: ['x'] });
  expect(model.draft.value.values['voice.settings.speed']).toBe('5');
  expect(model.errors.shown.value.map(({ path }) => path)).toEqual(['voice.settings.speed']);
});

it('says why a catalogue was not saved, and keeps its text', async () => {
  const { model } = await agents();
  model.catalogue.type('{"voice": ');
  await model.catalogue.save();
  expect(model.catalogue.error.value).toEqual({ position: { line: 1, column: 11 } });
  model.catalogue.type('{}');
  await model.catalogue.save();
  expect(model.catalogue.error.value).toEqual({ problem: { code: 'bad-request' } });
  expect(model.catalogue.text.value).toBe('{}');
});
