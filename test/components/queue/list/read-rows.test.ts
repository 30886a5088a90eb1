import { expect, it } from 'vitest';
import { queueRows, type ReadPreview, readListRows } from '@/components/queue/list/read-rows';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const rows = Array.from({ length: 1200 }, (_, at) => ({ line: at + 1, number: `+${at}` }));
const { signal: abortSignal } = new AbortController();

it('reads in parts, and says how far it is', async () => {
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

it('adds up what the parts came to', async () => {
  const ask = fakeAsk({
    'queue-numbers': ({ numbers }) =>
      ok({ added: numbers.length - 1, already: 1, forbidden: 0, uncallable: 0 }),
  });
  const good = rows.map(({ line, number }) => ({ line, e164: number, text: number }));
  expect(await queueRows(ask, { kind: 'list' }, good)).toEqual({
    ...{ added: 1197, already: 3, forbidden: 0, uncallable: 0 },
  });
});
