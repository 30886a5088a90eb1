import { expect, it } from 'vitest';
import {
  importRegistry,
  type RegistryProgress,
} from '@/components/do-not-call/registries/import-registry';
import { chunkFromText } from '@/lib/do-not-call/registry/set/chunk-text';
import { chunkHolds } from '@/lib/do-not-call/registry/set/number-chunk';
import type { Requests } from '@/lib/messages/table';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { importing, reading, textFile } from './support';

const VERSION = { name: 'National registry', country: 'US', asOf: '2026-11-12' };

/** Runs an import, and keeps which locks were held. */
async function run(
  text: string,
  answers: FakeAnswers = {},
  abortSignal = new AbortController().signal,
) {
  const ask = fakeAsk({ ...importing, ...answers });
  const held = new Set<string>();
  const progress: RegistryProgress[] = [];
  const deps = {
    ask,
    newImportId: () => 'import-1',
    holdLock: async (name: string, signal: AbortSignal) => {
      held.add(name);
      signal.addEventListener('abort', () => held.delete(name));
    },
  };
  const registry = { ...VERSION, files: [textFile(text)], replaces: 'old' };
  const onProgress = (state: RegistryProgress) => progress.push(state);
  const result = await importRegistry(deps, registry, onProgress, abortSignal).catch(
    (error) => error,
  );
  return { result, ask, held, progress, names: ask.asked.map(({ name }) => name) };
}

/** Numbers of the unassigned area code 555. */
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `555${String(at * 7).padStart(7, '0')}`).join('\n');

it('sends sorted chunks, and has them count at the end', async () => {
  const { result, ask, held, progress, names } = await run(`${lines(70_000)}\n5550000000\nbad\n`);
  expect(result).toEqual({
    ...{ name: 'National registry', count: 70_000, duplicates: 1, leftOut: 1 },
    examples: [{ file: 'dnc-2026-11-12.txt', line: 70_002, text: 'bad' }],
  });
  const sent = ask.asked.filter(({ name }) => name === 'add-registry-chunks');
  const bodies = sent.map(({ body }) => body as Requests['add-registry-chunks']);
  const chunks = bodies.flatMap((body) => body.chunks.map(chunkFromText));
  expect(bodies.length, 'limited messages').toBeGreaterThan(1);
  expect(chunks.some((chunk) => chunkHolds(chunk, 15_550_000_000 + 69_999 * 7))).toBe(true);
  expect(ask.asked.find(({ name }) => name === 'finish-registry-import')?.body).toEqual({
    ...{ ...VERSION, importId: 'import-1', replaces: 'old' },
    ...{ count: 70_000, chunks: chunks.length },
  });
  expect(names.at(-1)).toBe('drop-registry-import');
  expect(held).toEqual(new Set());
  const shares = progress.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeCloseTo(1, 3);
});

it('holds its lock as long as it runs', async () => {
  const locks: boolean[] = [];
  const deps = {
    ...{ newImportId: () => 'import-1', held: false },
    holdLock: async (_: string, signal: AbortSignal) => {
      deps.held = true;
      signal.addEventListener('abort', () => {
        deps.held = false;
      });
    },
    ask: fakeAsk({
      ...importing,
      'add-registry-chunks': () => {
        locks.push(deps.held);
        return ok(null);
      },
    }),
  };
  const registry = { ...VERSION, files: [textFile(lines(5))] };
  await importRegistry(deps, registry, () => undefined, new AbortController().signal);
  expect([...locks, deps.held]).toEqual([true, false]);
});

it.each<[string, FakeAnswers, string]>([
  ['a step fails', { 'add-registry-chunks': () => problem('storage-failed') }, 'storage-failed'],
  [
    'it is interrupted',
    { 'add-registry-chunks': () => problem('registry-interrupted') },
    'registry-interrupted',
  ],
  ['it cannot begin', { 'start-registry-import': () => problem('no-answer') }, 'no-answer'],
  [
    'it cannot be finished',
    { 'finish-registry-import': () => problem('storage-failed') },
    'storage-failed',
  ],
])('is dropped if %s', async (_, answers, code) => {
  const { result, names, held } = await run(lines(5), answers);
  expect(result).toEqual({ code });
  expect(names.at(-1)).toBe('drop-registry-import');
  expect(held).toEqual(new Set());
});

it('asks again where the background stopped, a few times', async () => {
  const lost = new Set<string>();
  const once = <T>(name: string, answer: T) => {
    if (lost.has(name)) return answer;
    lost.add(name);
    return problem('no-answer');
  };
  const { result, names } = await run(lines(5), {
    'read-registry-numbers': (body) => once('read', reading(body)),
    'add-registry-chunks': () => once('add', ok(null)),
    'finish-registry-import': () => once('finish', ok(null)),
  });
  expect(result).toMatchObject({ count: 5 });
  expect(names.filter((name) => name === 'add-registry-chunks')).toHaveLength(2);
  const never = await run(lines(5), { 'add-registry-chunks': () => problem('no-answer') });
  expect(never.result).toEqual({ code: 'no-answer' });
});

it('is dropped at the signal, and never finished', async () => {
  const end = new AbortController();
  const cancel = () => {
    end.abort();
    return ok(null);
  };
  const { names } = await run(lines(70_000), { 'add-registry-chunks': cancel }, end.signal);
  expect(names.filter((name) => name === 'add-registry-chunks')).toHaveLength(1);
  expect(names).not.toContain('finish-registry-import');
  expect(names.at(-1)).toBe('drop-registry-import');
});

it('begins nothing if most lines are no numbers of the country', async () => {
  const { result, names } = await run('02079460123\n02079460124\n2125550134\n');
  expect(result).toEqual({ code: 'registry-wrong-country' });
  expect(names).toEqual(['read-registry-numbers']);
});
