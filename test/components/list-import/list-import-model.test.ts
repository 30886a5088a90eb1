import { expect, it } from 'vitest';
import { createListImportModel } from '@/components/list-import/list-import-model';
import { createListReader, type ListReader } from '@/components/list-import/reading/list-reader';
import { type FakeAnswers, ok, problem } from '@/test/support/fakes/fake-ask';
import { fileOf, MIXED, readingBackground } from './support/opened';

function importing(answers: FakeAnswers = {}, openReader: () => ListReader = createListReader) {
  const ask = readingBackground(answers);
  const end = new AbortController();
  let told = 0;
  let imports = 0;
  const deps = {
    ...{ ask, openReader },
    newImportId: () => `import-${++imports}`,
    onAdded: () => {
      told += 1;
    },
  };
  const bodies = (name: string) =>
    ask.asked.filter((each) => each.name === name).map((each) => each.body);
  return { model: createListImportModel(deps, end.signal), bodies, told: () => told };
}

const TWO = 'name;phone;city\nAda Whitfield;+12125550134;Westmark\nRhys Pritchard;none;';

/** Who would be queued, with the numbers in the order of calling. */
const readyIn = ({ sums }: ReturnType<typeof importing>['model']) =>
  sums.summary.value?.firstContacts.map(({ name, numbers }) => [
    name,
    ...numbers.map(({ e164 }) => e164),
  ]);

it('shows what would be queued before anything is, each number in its row’s country', async () => {
  const { model, bodies } = importing();
  await model.readFile(fileOf(MIXED));
  expect(readyIn(model)).toEqual([
    ['Ada Whitfield', '+447700900123', '+442079460123'],
    ['Dev Patel', '+917042550123'],
  ]);
  expect(model.sums.summary.value).toMatchObject({ joined: 1, unanswered: 3, uncallable: 3 });
  expect(model.list.value?.file).toBe('leads.csv');
  expect(model.progress.value).toBeUndefined();
  expect(bodies('queue-list')).toEqual([]);
});

it('asks what nothing decides, once for all rows that say the same', async () => {
  const { model } = importing();
  await model.readFile(fileOf(MIXED));
  const asked = model.sums.summary.value?.questions.map(({ question }) => question);
  expect(asked).toEqual([
    { id: 'other IE GB', kind: 'other-country', rowCountry: 'IE', country: 'GB' },
    { id: 'none', kind: 'no-country' },
    { id: 'word freedonia', kind: 'unknown-country', says: 'Freedonia' },
  ]);
});

it('reads the numbers of a group in the country that the rep answers', async () => {
  const { model, bodies } = importing();
  await model.readFile(fileOf(MIXED));
  await model.sums.answer('none', 'US');
  await model.sums.answer('other IE GB', 'as-written');
  await model.sums.answer('word freedonia', 'leave-out');
  expect(readyIn(model)).toEqual([
    ['Ada Whitfield', '+447700900123', '+442079460123'],
    ['Dev Patel', '+917042550123'],
    ['Rhys Pritchard', '+447700900456'],
    ['Jo Field', '+12125550134'],
  ]);
  expect(model.sums.summary.value).toMatchObject({ unanswered: 0, uncallable: 4 });
  expect(bodies('read-list').at(-1)).toEqual({
    rows: [{ numbers: ['212-555-0134'], country: 'US', isChosen: true }],
  });
  await model.sums.answer('none', undefined);
  expect(model.sums.summary.value).toMatchObject({ unanswered: 1 });
});

it('refuses numbers that are none in the answered country', async () => {
  const { model } = importing();
  await model.readFile(fileOf(MIXED));
  await model.sums.answer('none', 'GB');
  expect(model.sums.summary.value?.leftOut).toContainEqual({
    problem: { code: 'not-in-country', country: 'GB' },
    count: 1,
    numbers: [{ line: 5, text: '212-555-0134', name: 'Jo Field' }],
  });
});

it('names what is left out, with lines: damaged, not in its country, without a number', async () => {
  const { model } = importing();
  await model.readFile(fileOf(MIXED));
  expect(model.sums.summary.value?.leftOut).toEqual([
    {
      problem: { code: 'damaged-number' },
      count: 1,
      numbers: [{ line: 7, text: '4.93023E+11', name: 'Lea Vogt' }],
    },
    {
      problem: { code: 'not-in-country', country: 'US' },
      count: 1,
      numbers: [{ line: 8, text: '07700 900124', name: 'Una Kerr' }],
    },
    {
      problem: { code: 'no-number' },
      count: 1,
      numbers: [{ line: 9, text: '', name: 'Nora None' }],
    },
  ]);
});

it('queues the contacts with their rows, and says what it left out', async () => {
  const { model, bodies, told } = importing();
  await model.readFile(fileOf(TWO));
  await model.add();
  expect(bodies('queue-list')).toEqual([
    {
      list: { importId: 'import-1', file: 'leads.csv', headings: ['name', 'phone', 'city'] },
      hasMore: false,
      contacts: [
        {
          name: 'Ada Whitfield',
          numbers: [{ e164: '+12125550134', label: 'main' }],
          rows: [{ line: 2, cells: ['Ada Whitfield', '+12125550134', 'Westmark'] }],
        },
      ],
    },
  ]);
  expect(model.outcome.value).toEqual({
    ...{ added: 1, already: 0, forbidden: 0, uncallable: 1 },
    ...{ importId: 'import-1', unanswered: 0 },
  });
  expect(model.list.value).toBeUndefined();
  expect(told()).toBe(1);
});

it('undoes what it added', async () => {
  const { model, bodies, told } = importing();
  await model.readFile(fileOf(TWO));
  await model.add();
  await model.undo();
  expect(bodies('undo-import')).toEqual([{ importId: 'import-1' }]);
  expect(model.outcome.value).toEqual({ undone: 2 });
  expect(told()).toBe(2);
});

it('reads again by other columns', async () => {
  const { model } = importing();
  await model.readFile(fileOf('a,b\nAda Whitfield,+12125550134\nRhys,+447700900123'));
  const { layout } = model.list.value ?? {};
  if (!layout) throw new Error('no layout');
  const [name, number] = layout.columns;
  if (!name || !number) throw new Error('no columns');
  await model.setLayout({ ...layout, columns: [name, { ...number, holds: { role: 'fax' } }] });
  expect(model.sums.summary.value).toMatchObject({ ready: 0, uncallable: 2 });
});

it('calls the kind of number first that the rep prefers', async () => {
  const { model } = importing();
  await model.readFile(fileOf(MIXED));
  expect(model.sums.summary.value?.labels).toEqual(['mobile', 'main']);
  await model.sums.preferLabel('main');
  expect(readyIn(model)?.[0]).toEqual(['Ada Whitfield', '+442079460123', '+447700900123']);
});

it('keeps what was pasted until all of it was queued', async () => {
  const { model } = importing();
  model.type('Ada Whitfield, +12125550134\nJo Field, 212-555-0135');
  await model.readText();
  model.drop();
  expect(model.text.value).not.toBe('');
  await model.readText();
  await model.add();
  expect(model.outcome.value).toMatchObject({ added: 1, unanswered: 1 });
  expect(model.text.value).not.toBe('');
  await model.readText();
  await model.sums.answer('none', 'US');
  await model.add();
  expect(model.text.value).toBe('');
});

it('keeps the list when the browser cannot store it, and adds it again as the same import', async () => {
  let isFull = true;
  const counts = { added: 1, already: 0, forbidden: 0, uncallable: 0 };
  const { model, bodies } = importing({
    'queue-list': () => (isFull ? problem('storage-failed') : ok(counts)),
  });
  model.type('+12125550134');
  await model.readText();
  await model.add();
  expect(model.outcome.value).toEqual({ code: 'storage-failed' });
  expect(model.sums.summary.value?.ready).toBe(1);
  expect(model.text.value).toBe('+12125550134');
  isFull = false;
  await model.add();
  const ids = bodies('queue-list').map((body) => (body as { list: { importId: string } }).list);
  expect(ids.map(({ importId }) => importId)).toEqual(['import-1', 'import-1']);
});

it('says that a file cannot be read, or is none, and keeps what was typed', async () => {
  const { model } = importing();
  model.type('+12125550134');
  await model.readFile({ name: 'gone.csv', arrayBuffer: () => Promise.reject(new Error('gone')) });
  expect(model.outcome.value).toEqual({ code: 'file-unreadable' });
  await model.readFile(fileOf(''));
  expect(model.outcome.value).toEqual({ code: 'list-empty' });
  expect(model.text.value).toBe('+12125550134');
});

it('says that the thread failed', async () => {
  const { model } = importing({}, () => ({
    ...createListReader(),
    nextPart: () => Promise.reject(new Error('crash')),
  }));
  await model.readFile(fileOf(TWO));
  expect(model.outcome.value).toEqual({ code: 'list-unreadable' });
});

it('says why the background stopped reading', async () => {
  const { model } = importing({ 'read-list': () => problem('no-answer') });
  await model.readFile(fileOf(TWO));
  expect(model.outcome.value).toEqual({ code: 'no-answer' });
  expect(model.sums.summary.value).toBeUndefined();
});

it('shows the last list only, when a second is read meanwhile', async () => {
  const { model } = importing();
  const first = model.readFile(fileOf('+12125550101'));
  const second = model.readFile(fileOf('+12125550102', 'other.csv'));
  await Promise.all([first, second]);
  expect(model.list.value?.file).toBe('other.csv');
  expect(readyIn(model)).toEqual([[undefined, '+12125550102']]);
});

it('stops reading when the list is dropped', async () => {
  const { model, bodies } = importing({
    'read-list': ({ rows }) => {
      model.drop();
      return ok(rows.map(() => []));
    },
  });
  const long = Array.from({ length: 2_000 }, (_, at) => `+1212555${String(at).padStart(4, '0')}`);
  await model.readFile(fileOf(`phone\n${long.join('\n')}`));
  expect(bodies('read-list')).toHaveLength(1);
  expect(model.list.value).toBeUndefined();
  expect(model.outcome.value).toBeUndefined();
});

it('opens the file again in another encoding', async () => {
  const { model } = importing();
  const bytes = Uint8Array.from([...'name;phone\nZo'].map((char) => char.charCodeAt(0)));
  const rest = Uint8Array.from([0xeb, ...[...';+12125550134'].map((char) => char.charCodeAt(0))]);
  const file = new Uint8Array([...bytes, ...rest]);
  await model.readFile({ name: 'l.csv', arrayBuffer: async () => file.buffer });
  expect(model.list.value?.guessedEncoding).toBe('windows-1252');
  expect(readyIn(model)?.[0]?.[0]).toBe('Zoë');
  await model.setEncoding('windows-1251');
  expect(readyIn(model)?.[0]?.[0]).toBe('Zoл');
});
