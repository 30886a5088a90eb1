import { expect, it } from 'vitest';
import { createListImportModel } from '@/components/queue/list/list-import-model';
import { ENCODINGS } from '@/test/lists/formats/text/support/encodings';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const counts = { added: 1, already: 0, forbidden: 0, uncallable: 0 };

/** A background that reads every number that begins with `+`. */
function importing(answers: FakeAnswers = {}) {
  const ask = fakeAsk({
    'read-list': ({ rows, country = 'US' }) =>
      ok({
        country,
        rows: rows.map(({ line, number }) =>
          number.startsWith('+')
            ? { line, e164: number, text: number, national: false }
            : { line, problem: { code: 'no-number' } },
        ),
      }),
    'queue-numbers': ({ numbers }) => ok({ ...counts, added: numbers.length }),
    ...answers,
  });
  const end = new AbortController();
  let told = 0;
  const onAdded = () => {
    told += 1;
  };
  const bodies = (name: string) =>
    ask.asked.filter((each) => each.name === name).map((each) => each.body);
  return { model: createListImportModel({ ask, onAdded }, end.signal), bodies, told: () => told };
}

const file = (text: string, name = 'leads.csv') => ({
  name,
  arrayBuffer: async () => new TextEncoder().encode(text).buffer as ArrayBuffer,
});

const TWO = 'name;phone\nAda Whitfield;+12125550134\nRhys Pritchard;none';

it('shows how a file is read before anything is queued, wrong rows with line and reason', async () => {
  const { model, bodies } = importing();
  await model.readFile(file(TWO));
  expect(model.preview.value).toMatchObject({
    good: [{ line: 2, text: '+12125550134', name: 'Ada Whitfield' }],
    wrong: [{ line: 3, number: 'none', problem: { code: 'no-number' } }],
    country: 'US',
  });
  expect(model.headings.value).toEqual(['name', 'phone']);
  expect(bodies('queue-numbers')).toEqual([]);
});

it.each(ENCODINGS)('reads a file in %s, the wrong row by its line', async (_, encode) => {
  const { model } = importing();
  const { buffer } = encode('name;phone\r\nJürgen Weiß;+12125550134\r\nZoë;none\r\n');
  await model.readFile({ name: 'leads.csv', arrayBuffer: async () => buffer as ArrayBuffer });
  expect(model.preview.value).toMatchObject({
    good: [{ line: 2, text: '+12125550134', name: 'Jürgen Weiß' }],
    wrong: [{ line: 3, number: 'none', problem: { code: 'no-number' } }],
  });
});

it('queues the good rows, and counts all', async () => {
  const { model, bodies, told } = importing();
  await model.readFile(file(TWO));
  await model.add();
  expect(bodies('queue-numbers')).toEqual([
    {
      source: { kind: 'list', file: 'leads.csv' },
      numbers: [{ e164: '+12125550134', name: 'Ada Whitfield' }],
    },
  ]);
  expect(model.result.value).toEqual({ ...counts, uncallable: 1 });
  expect(model.preview.value).toBeUndefined();
  expect(told()).toBe(1);
});

it('reads again by another column and country', async () => {
  const { model, bodies } = importing();
  await model.readFile(file(TWO));
  await model.chooseCountry('DE');
  await model.choose({ number: 0, name: [] });
  expect(bodies('read-list').at(-1)).toEqual({
    country: 'DE',
    rows: [
      { line: 2, number: 'Ada Whitfield' },
      { line: 3, number: 'Rhys Pritchard' },
    ],
  });
});

it('keeps what was pasted until it was queued', async () => {
  const { model } = importing();
  model.type('+12125550134');
  await model.readText();
  model.drop();
  expect(model.text.value).toBe('+12125550134');
  await model.readText();
  await model.add();
  expect(model.text.value).toBe('');
});

it('keeps the list when the browser cannot store it, and says why', async () => {
  const { model } = importing({ 'queue-numbers': () => problem('storage-failed') });
  model.type('+12125550134');
  await model.readText();
  await model.add();
  expect(model.result.value).toEqual({ code: 'storage-failed' });
  expect(model.preview.value?.good).toHaveLength(1);
  expect(model.text.value).toBe('+12125550134');
});

it('says that a file cannot be read', async () => {
  const { model } = importing();
  await model.readFile({ name: 'gone.csv', arrayBuffer: () => Promise.reject(new Error('gone')) });
  expect(model.result.value).toEqual({ code: 'file-unreadable' });
});

it('shows the last list only, when a second is read meanwhile', async () => {
  const { model } = importing();
  const first = model.readFile(file('+12125550101'));
  const second = model.readFile(file('+12125550102', 'other.csv'));
  await Promise.all([first, second]);
  expect(model.file.value).toBe('other.csv');
  expect(model.preview.value?.good.map(({ e164 }) => e164)).toEqual(['+12125550102']);
});
