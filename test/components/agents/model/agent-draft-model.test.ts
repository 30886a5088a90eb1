import '@/test/calls/support/database';
import { expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '@/components/agents/model/agent-draft';
import {
  createAgentDraftModel,
  createAgentErrorsModel,
} from '@/components/agents/model/agent-draft-model';
import { agentRules } from '@/lib/campaigns/agent-form';
import { faultsOf } from '@/lib/campaigns/agents';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import type { AgentProblem } from '@/lib/campaigns/model';
import type { Result } from '@/lib/messages/table';
import { answersArrived, byHand, fakeLater } from '@/test/components/dashboard/support/fakes';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

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

it('sets a section once, even when asked repeatedly', () => {
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

const error = (path: string, words = 'is required'): AgentProblem => ({ path, words });

function errorsModel(
  check: () => Result<AgentProblem[]> | Promise<Result<AgentProblem[]>> = () =>
    ok([error('agent_name'), error('prompt')]),
) {
  const { later, pass } = fakeLater();
  const ask = fakeAsk({ 'check-agent': check });
  const ended = new AbortController();
  const request = () => ({ agent_name: '' });
  const model = createAgentErrorsModel({ ask, later, request }, ended.signal);
  const paths = () => model.shown.value.map(({ path }) => path);
  return { model, ask, ended, pass, paths };
}

it('shows the errors of touched fields, and of all after the rep tried to send', async () => {
  const { model, paths } = errorsModel();
  expect(await model.check()).toEqual(ok(false));
  expect(paths()).toEqual([]);
  model.touch('prompt');
  expect(paths()).toEqual(['prompt']);
  model.showAll();
  expect(paths()).toEqual(['agent_name', 'prompt']);
  model.reset();
  expect(paths()).toEqual([]);
});

it('reports that no rule is broken', async () => {
  expect(await errorsModel(() => ok([])).model.check()).toEqual(ok(true));
});

it('reports why the check failed, and keeps the errors that it shows', async () => {
  const answers = [ok([error('prompt')]), problem('no-answer')];
  const { model, paths } = errorsModel(() => answers.shift() ?? ok([]));
  model.touch('prompt');
  await model.check();
  expect(await model.check()).toEqual(problem('no-answer'));
  expect(paths()).toEqual(['prompt']);
});

it('shows one error for a field, and prefers the rule’s to the service’s', async () => {
  const { model } = errorsModel(() => ok([error('prompt', 'by the rule')]));
  model.showAll();
  await model.check();
  model.showServiceErrors([error('prompt', 'by the service'), error('voice', 'by the service')]);
  expect(model.shown.value).toEqual([
    error('prompt', 'by the rule'),
    error('voice', 'by the service'),
  ]);
});

it('drops an error of the service when its field is touched', () => {
  const { model, paths } = errorsModel();
  model.showServiceErrors([error('voice.voice_id'), error('voice.model')]);
  model.touch('voice.voice_id');
  expect(paths()).toEqual(['voice.model']);
  model.forget((path) => path.startsWith('voice'));
  expect(paths()).toEqual([]);
});

it('checks once after a pause, not at each key', async () => {
  const { model, ask, pass } = errorsModel();
  model.checkSoon();
  pass(200);
  model.checkSoon();
  pass(200);
  expect(ask.asked).toEqual([]);
  pass(50);
  await answersArrived();
  expect(ask.asked).toEqual([{ name: 'check-agent', body: { request: { agent_name: '' } } }]);
});

it('ignores the answer about a configuration that has changed since', async () => {
  const slow = byHand<Result<AgentProblem[]>>();
  const answers = [slow.promise, ok([error('voice')])];
  const { model, paths } = errorsModel(() => answers.shift() ?? ok([]));
  model.showAll();
  const first = model.check();
  await model.check();
  slow.answer(ok([]));
  expect(await first).toEqual(ok(false));
  expect(paths()).toEqual(['voice']);
});

it('checks nothing after its page is closed', async () => {
  const { model, ask, ended, pass } = errorsModel();
  model.checkSoon();
  ended.abort();
  pass(250);
  await answersArrived();
  expect(ask.asked).toEqual([]);
});
