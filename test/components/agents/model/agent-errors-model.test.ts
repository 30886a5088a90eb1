import { expect, it } from 'vitest';
import { createAgentErrorsModel } from '@/components/agents/model/agent-errors-model';
import type { AgentProblem } from '@/lib/campaigns/model';
import type { Result } from '@/lib/messages/result';
import { answersArrived, byHand, fakeLater } from '@/test/dashboard/support/deps';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

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

it('says that nothing is wrong', async () => {
  expect(await errorsModel(() => ok([])).model.check()).toEqual(ok(true));
});

it('passes on why nothing could be checked, and keeps the errors that it shows', async () => {
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
