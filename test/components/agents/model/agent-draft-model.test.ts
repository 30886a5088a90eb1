import '@/test/calls/support/database';
import { expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '@/components/agents/model/agent-draft';
import { createAgentDraftModel } from '@/components/agents/model/agent-draft-model';
import { agentRules } from '@/lib/campaigns/agent-form';
import { faultsOf } from '@/lib/campaigns/agents';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { answersArrived, fakeLater } from '@/test/dashboard/support/deps';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';

/** A draft that is checked by the real rules. */
function draftModel() {
  const campaigns = openCampaignDatabase(`draft-${crypto.randomUUID()}`);
  const { later, pass } = fakeLater();
  const ask = fakeAsk({
    'check-agent': async ({ request }) => ok(await faultsOf({ campaigns }, request)),
  });
  const onChange = vi.fn();
  const rules = agentRules();
  const deps = { ask, later, rules: () => rules, onChange };
  const model = createAgentDraftModel(deps, new AbortController().signal);
  const check = async () => {
    pass(250);
    for (let i = 0; i < 6; i++) await answersArrived();
    return model.errors.shown.value.map(({ path }) => path);
  };
  return { model, ask, onChange, check };
}

it('holds what is typed and sends it as the request', () => {
  const { model, onChange } = draftModel();
  expect(model.draft.value).toEqual(EMPTY_DRAFT);
  model.set('agent_name', 'Renewals');
  model.setSection('voice', true);
  model.set('voice.voice_id', 'v1');
  expect(model.request()).toMatchObject({ agent_name: 'Renewals', voice: { voice_id: 'v1' } });
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('checks once after a pause in typing, and shows errors of touched fields only', async () => {
  const { model, ask, check } = draftModel();
  model.setSection('voice', true);
  model.set('voice.settings.speed', '9');
  model.set('voice.settings.speed', '99');
  expect(await check()).toEqual(['voice.settings.speed']);
  expect(ask.asked).toHaveLength(1);
});

it('leaves a section to the service and keeps what was typed in it', () => {
  const { model } = draftModel();
  model.setSection('voice', true);
  model.setSection('llm', true);
  model.set('voice.voice_id', 'v1');
  model.setSection('voice', false);
  expect(model.request()).not.toHaveProperty('voice');
  expect(model.draft.value.on).toEqual(['llm']);
  model.setSection('voice', true);
  expect(model.request()).toMatchObject({ voice: { voice_id: 'v1' } });
});

it('sets a section once, even if it is asked to often', () => {
  const { model } = draftModel();
  model.setSection('voice', true);
  model.setSection('voice', true);
  expect(model.draft.value.on).toEqual(['voice']);
});

it('drops the service’s errors about a section that changes, and keeps the others', () => {
  const { model } = draftModel();
  model.errors.showServiceErrors([
    { path: 'voice.voice_id', words: 'no such voice' },
    { path: 'prompt', words: 'too long' },
  ]);
  model.setSection('voice', false);
  expect(model.errors.shown.value.map(({ path }) => path)).toEqual(['prompt']);
});

it('starts another configuration without the errors of the last', async () => {
  const { model, check } = draftModel();
  model.set('agent_name', '');
  expect(await check()).toEqual(['agent_name']);
  model.reset({ values: { prompt: 'Be brief.' }, on: [] });
  expect(model.draft.value.values).toEqual({ prompt: 'Be brief.' });
  expect(await check()).toEqual([]);
  model.reset();
  expect(model.draft.value).toEqual(EMPTY_DRAFT);
});
