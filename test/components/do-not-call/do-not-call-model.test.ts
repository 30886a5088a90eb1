import { expect, it } from 'vitest';
import { createDoNotCallModel } from '@/components/do-not-call/do-not-call-model';
import { answersArrived, fakeRoute } from '@/test/components/dashboard/support/fakes';
import { sampleListed } from '@/test/do-not-call/support';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const LISTING = { entries: [sampleListed()], matching: 1, total: 1 };

async function view(start: string, answers: FakeAnswers = {}) {
  const fake = fakeRoute(start);
  const ask = fakeAsk({ 'do-not-call-list': () => ok(LISTING), ...answers });
  const files = { save: () => undefined, now: () => 0 };
  const imports = { newImportId: () => 'import-1', holdLock: async () => undefined };
  const deps = { ask, later: fake.later, route: fake.route, ...files, ...imports };
  const model = createDoNotCallModel(deps, fake.end.signal);
  await answersArrived();
  const asked = (name: string) => ask.asked.filter((each) => each.name === name);
  return { ...fake, model, asked };
}

it('reads a page for its own view only', async () => {
  const { model, asked, visit } = await view('#/calls');
  expect(asked('do-not-call-list')).toEqual([]);
  visit('#/donotcall?search=555&page=2&rows=10');
  await answersArrived();
  expect(asked('do-not-call-list')).toEqual([
    { name: 'do-not-call-list', body: { search: '555', offset: 10, limit: 10 } },
  ]);
  expect(model.list.page.value).toEqual(LISTING);
});

it('searches from the first page, after a pause in typing', async () => {
  const { model, asked, pass } = await view('#/donotcall?page=3');
  model.filter({ search: 'acme' }, true);
  expect(asked('do-not-call-list')).toHaveLength(1);
  pass(250);
  await answersArrived();
  expect(asked('do-not-call-list').at(-1)?.body).toEqual({ search: 'acme', offset: 0, limit: 25 });
});

it('adds what was typed, and reads the list again', async () => {
  const { model, asked } = await view('#/donotcall', {
    forbid: () => ok({ shown: 'example.com', isNew: true }),
  });
  model.type({ text: 'example.com' });
  model.type({ words: 'by mail' });
  await Promise.all([model.add(), model.add()]);
  expect(asked('forbid').map(({ body }) => body)).toEqual([
    { text: 'example.com', words: 'by mail', source: 'list' },
  ]);
  expect(model.result.value).toEqual({ shown: 'example.com', isNew: true });
  expect(model.draft.value).toEqual({ text: '', words: '' });
  expect(asked('do-not-call-list')).toHaveLength(2);
});

it('keeps what was typed if nothing was added', async () => {
  const { model } = await view('#/donotcall', { forbid: () => problem('no-subject') });
  model.type({ text: '12' });
  await model.add();
  expect(model.result.value).toEqual({ code: 'no-subject' });
  expect(model.draft.value.text).toBe('12');
  model.type({ text: '123' });
  expect(model.result.value).toBeUndefined();
});

it('asks for a reason before it removes an entry', async () => {
  const { model, asked } = await view('#/donotcall', { 'allow-again': () => ok(null) });
  model.ask(sampleListed());
  expect(model.removing.value).toBe('number:+12125550134');
  expect(asked('allow-again')).toEqual([]);
  await model.remove(sampleListed(), 'asked to be called');
  expect(asked('allow-again').map(({ body }) => body)).toEqual([
    { key: 'number:+12125550134', words: 'asked to be called' },
  ]);
  expect(model.removing.value).toBeUndefined();
});

it('says why an entry was not removed, and keeps asking', async () => {
  const { model } = await view('#/donotcall', { 'allow-again': () => problem('storage-failed') });
  model.ask(sampleListed());
  await model.remove(sampleListed(), 'asked to be called');
  expect(model.removalProblem.value).toEqual({ code: 'storage-failed' });
  expect(model.removing.value).toBeDefined();
  model.ask(undefined);
  expect(model.removalProblem.value).toBeUndefined();
});
