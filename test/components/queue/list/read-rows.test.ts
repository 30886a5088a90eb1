import { expect, it } from 'vitest';
import {
  listRows,
  queueRows,
  type ReadPreview,
  readListRows,
} from '@/components/queue/list/read-rows';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const csv = [
  { line: 1, cells: ['First', 'Last', 'Phone'] },
  { line: 3, cells: ['Ada', 'Whitfield', "'+1 212 555 0134"] },
  { line: 4, cells: ['', 'Pritchard', '="+447700900123"'] },
  { line: 5, cells: [] },
];

it('takes numbers and names by the columns, with their lines', () => {
  expect(listRows(csv, { hasHeadings: true, number: 2, name: [0, 1] })).toEqual([
    { line: 3, number: '+1 212 555 0134', name: 'Ada Whitfield' },
    { line: 4, number: '+447700900123', name: 'Pritchard' },
    { line: 5, number: '' },
  ]);
});

it('takes the first row too where it is no heading', () => {
  const [first] = listRows(csv, { hasHeadings: false, number: 2, name: [] });
  expect(first).toEqual({ line: 1, number: 'Phone' });
});

it('cuts numbers and names that are too long', () => {
  const long = [{ line: 1, cells: ['9'.repeat(500), 'n'.repeat(500)] }];
  const [row] = listRows(long, { hasHeadings: false, number: 0, name: [1] });
  expect([row?.number.length, row?.name?.length]).toEqual([200, 120]);
});

const rows = Array.from({ length: 1200 }, (_, at) => ({ line: at + 1, number: `+${at}` }));
const { signal: abortSignal } = new AbortController();

it('reads in parts and reports the progress', async () => {
  const ask = fakeAsk({
    'read-list': ({ rows: part }) =>
      ok({
        country: 'DE',
        rows: part.map(({ line, number }) => ({
          line,
          e164: number,
          text: number,
          national: true,
        })),
      }),
  });
  const seen: ReadPreview[] = [];
  await readListRows(ask, { rows, abortSignal: abortSignal }, (state) => seen.push(state));
  expect(seen.map(({ done }) => done)).toEqual([0, 500, 1000, 1200]);
  expect(seen.at(-1)).toMatchObject({ of: 1200, national: 1200, country: 'DE', wrong: [] });
});

it('stops at a failure and keeps what was read', async () => {
  const ask = fakeAsk({ 'read-list': () => problem('no-answer') });
  const seen: ReadPreview[] = [];
  await readListRows(ask, { rows, abortSignal: abortSignal }, (state) => seen.push(state));
  expect(seen.at(-1)).toMatchObject({ done: 0, problem: { code: 'no-answer' } });
});

it('adds up the results of the parts', async () => {
  const ask = fakeAsk({
    'queue-numbers': ({ numbers }) =>
      ok({ added: numbers.length - 1, already: 1, forbidden: 0, uncallable: 0 }),
  });
  const good = rows.map(({ line, number }) => ({ line, e164: number, text: number }));
  expect(await queueRows(ask, { kind: 'list' }, good)).toEqual({
    ...{ added: 1197, already: 3, forbidden: 0, uncallable: 0 },
  });
});
