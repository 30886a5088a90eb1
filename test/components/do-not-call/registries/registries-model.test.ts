import { expect, it } from 'vitest';
import { createRegistriesModel } from '@/components/do-not-call/registries/registries-model';
import type { ListedRegistry } from '@/lib/do-not-call/model';
import { answersArrived } from '@/test/components/dashboard/support/fakes';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { importing, textFile } from './support';

const NOW = Date.UTC(2026, 10, 28, 12);

const listed = (given: Partial<ListedRegistry> = {}): ListedRegistry => ({
  ...{ id: 'r', name: 'Our register', country: 'DE', asOf: '2026-10-01' },
  ...{ count: 7, importedAt: NOW, ...given },
});

function create(answers: FakeAnswers = {}) {
  const ask = fakeAsk({ ...importing, registries: () => ok([listed()]), ...answers });
  const deps = {
    ...{ ask, later: () => undefined, now: () => NOW },
    ...{ newImportId: () => 'import-1', holdLock: async () => undefined },
  };
  const model = createRegistriesModel(deps, new AbortController().signal);
  const asked = (name: string) => ask.asked.filter((each) => each.name === name);
  return { model, asked };
}

it('fills in what the form of the US registry and its name tell', async () => {
  const { model } = create();
  await model.open([textFile('212,5550134\n')]);
  expect(model.draft.value).toMatchObject({
    ...{ name: 'National Do Not Call Registry', country: 'US', asOf: '2026-11-12' },
    today: '2026-11-28',
  });
});

it('takes the country from numbers with a plus', async () => {
  const { model, asked } = create({ 'registry-country': () => ok({ country: 'GB' }) });
  await model.open([textFile('+442079460123\n', 'tps.txt')]);
  expect(asked('registry-country')[0]?.body).toEqual({ numbers: '+442079460123' });
  expect(model.draft.value).toMatchObject({
    ...{ country: 'GB', name: 'Telephone Preference Service', asOf: '2026-11-20' },
  });
});

it('asks for the country where nothing tells it, and begins nothing before', async () => {
  const { model, asked } = create();
  await model.open([textFile('02079460123\n')]);
  expect(model.draft.value).toMatchObject({ country: '', name: '' });
  await model.start();
  expect(asked('read-registry-numbers')).toEqual([]);
  model.correct({ country: 'GB' });
  expect(model.draft.value).toMatchObject({ name: 'Telephone Preference Service' });
  model.correct({ name: 'Mine' });
  model.correct({ country: 'IE' });
  expect(model.draft.value).toMatchObject({ country: 'IE', name: 'Mine' });
});

it('keeps name and country of the registry that is replaced', async () => {
  const { model } = create();
  await model.open([textFile('02079460123\n')], listed());
  model.correct({ country: 'AT' });
  expect(model.draft.value).toMatchObject({ name: 'Our register', country: 'AT' });
});

it('takes the earliest day of several files', async () => {
  const { model } = create();
  const file = (name: string) => textFile('212,5550134\n', name);
  await model.open([file('212-2026-11-13.txt'), file('312-2026-11-11.txt')]);
  expect(model.draft.value?.asOf).toBe('2026-11-11');
});

it('imports the draft, reads the list again and says what was before', async () => {
  const { model, asked } = create();
  await model.open([textFile('212,5550134\n212,5550135\n')], listed());
  model.correct({ country: 'US', name: '  ' });
  const started = model.start();
  expect(model.draft.value).toBeUndefined();
  expect(model.progress.value).toEqual({ share: 0, numbers: 0 });
  await started;
  expect(model.progress.value).toBeUndefined();
  expect(model.result.value).toMatchObject({ name: 'Do-not-call registry', count: 2, before: 7 });
  expect(asked('finish-registry-import')[0]?.body).toMatchObject({ replaces: 'r', country: 'US' });
});

it('cancels an import: nothing is finished', async () => {
  const { model, asked } = create({
    'read-registry-numbers': () => {
      model.cancel();
      return ok({ numbers: '12125550134' });
    },
  });
  await model.open([textFile('212,5550134\n')]);
  await model.start();
  expect(model.result.value).toBe('cancelled');
  expect(asked('finish-registry-import')).toEqual([]);
  await model.open([textFile('212,5550134\n')]);
  expect(model.result.value).toBeUndefined();
});

it('drops a draft', async () => {
  const { model } = create();
  await model.open([textFile('212,5550134\n')]);
  model.cancel();
  expect([model.draft.value, model.result.value]).toEqual([undefined, undefined]);
});

it('says why a file is none, and that the browser cannot read it', async () => {
  const { model } = create();
  await model.open([textFile('a letter')]);
  expect(model.result.value).toEqual({ code: 'registry-unreadable' });
  const gone = textFile('212,5550134');
  Object.assign(gone, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });
  await model.open([gone]);
  expect(model.result.value).toEqual({ code: 'file-unreadable' });
  expect(model.draft.value).toBeUndefined();
});

it('says why an import failed', async () => {
  const { model } = create({ 'finish-registry-import': () => problem('registry-interrupted') });
  await model.open([textFile('212,5550134\n')]);
  await model.start();
  expect(model.result.value).toEqual({ code: 'registry-interrupted' });
});

it('removes a registry once the rep confirmed it', async () => {
  const { model, asked } = create({ 'remove-registry': () => ok(null) });
  model.list.show(null);
  model.askToRemove('r');
  expect(model.removing.value).toBe('r');
  await model.remove('r');
  await answersArrived();
  expect(model.removing.value).toBeUndefined();
  expect(asked('remove-registry').map(({ body }) => body)).toEqual([{ id: 'r' }]);
  expect(asked('registries')).toHaveLength(2);
});
