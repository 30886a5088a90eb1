import { expect, it } from 'vitest';
import { createCallsImport } from '@/components/log/files/import-model';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const fileOf = (calls: unknown[]) => ({
  text: async () => JSON.stringify({ format: 'handset-calls', version: 1, calls }),
});

function importing(answers: FakeAnswers) {
  const ask = fakeAsk(answers);
  return { ask, model: createCallsImport(ask, new AbortController().signal) };
}

it('sends the entries in batches and adds up what came of them', async () => {
  const { ask, model } = importing({
    'import-calls': ({ entries }) =>
      ok({
        added: entries.length - 1,
        updated: 0,
        already: 0,
        bad: [{ position: 1, fault: 'open' }],
      }),
  });
  await model.importFile(fileOf(Array.from({ length: 450 }, (_, nth) => nth)));
  expect(ask.asked).toHaveLength(3);
  expect(ask.asked[2]?.body).toMatchObject({ entries: { 0: { position: 401, entry: 400 } } });
  expect(model.state.value).toMatchObject({ done: 450, entries: 450, added: 447 });
  expect(model.state.value?.bad).toHaveLength(3);
});

it.each(['', '[]', '{"format":"other","version":1,"calls":[]}'])(
  'says that %j is no file of calls',
  async (text) => {
    const { ask, model } = importing({});
    await model.importFile({ text: async () => text });
    expect(model.state.value?.problem).toEqual({ code: 'file-unreadable' });
    expect(ask.asked).toEqual([]);
  },
);

it('stops at a problem, and keeps what was added', async () => {
  let asked = 0;
  const { model } = importing({
    'import-calls': () => {
      asked += 1;
      if (asked === 2) return problem('storage-failed');
      return ok({ added: 200, updated: 0, already: 0, bad: [] });
    },
  });
  await model.importFile(fileOf(Array.from({ length: 450 }, () => ({}))));
  expect(model.state.value).toMatchObject({
    ...{ done: 200, added: 200, problem: { code: 'storage-failed' } },
  });
});
