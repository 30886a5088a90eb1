import { expect, it, vi } from 'vitest';
import { heldList } from '@/lib/do-not-call/shared/held-list';
import {
  type SharedListDeps,
  type SharedListSource,
  sharedListStatus,
  updateIfDue,
  updateNow,
} from '@/lib/shared-list/update-list';
import { freshDatabase } from '@/test/calls/support/database';
import { administratorKey, PAYLOAD, SHARED_VERSION, signedFile } from './support';

const key = administratorKey();
const never = new AbortController().signal;
const [HOUR, DAY] = [3_600_000, 86_400_000];
const START = Date.parse(SHARED_VERSION.issuedAt) + HOUR;

function background() {
  const database = freshDatabase();
  const wakes: number[] = [];
  const state = {
    ...{ database, wakes, now: START, answer: () => new Response(signedFile(key)) },
    source: { url: 'https://files.example.com/list', publicKey: key.publicKey } as
      | SharedListSource
      | undefined,
  };
  const fetch = vi.fn(async () => state.answer());
  const deps: SharedListDeps = {
    ...{ database, fetch, now: () => state.now, uuid: () => crypto.randomUUID() },
    readSource: async () => state.source,
    wakeIn: async (ms) => void wakes.push(ms),
    cancelWake: async () => void wakes.push(-1),
  };
  return { state, deps, fetch, database, wakes, due: () => updateIfDue(deps, never) };
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};

it('fetches once a day, also after the clock was set back', async () => {
  const { state, due, fetch, wakes, database } = background();
  await due();
  await due();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await heldList(database)).toMatchObject({ ...SHARED_VERSION, numbers: 1 });
  expect(wakes).toEqual([DAY, DAY]);
  state.now += DAY;
  await due();
  state.now -= 2 * DAY;
  await due();
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('keeps the last good list, says why, and tries again after longer and longer', async () => {
  const { state, due, wakes, database, deps } = background();
  await due();
  state.answer = lost;
  for (let tries = 0; tries < 7; tries += 1) {
    state.now += DAY;
    await due();
  }
  expect(wakes.slice(1)).toEqual([1, 2, 4, 8, 16, 24, 24].map((hours) => hours * HOUR));
  expect(await heldList(database)).toMatchObject(SHARED_VERSION);
  expect(await sharedListStatus(deps)).toMatchObject({
    ...{ url: 'https://files.example.com/list', problem: 'unreachable', checkedAt: state.now },
    held: { ...SHARED_VERSION, numbers: 1, others: 2, rules: 0, receivedAt: START },
  });
  state.answer = () => new Response(signedFile(key, { ...PAYLOAD, serial: 4, numbers: [] }));
  await updateNow(deps, never);
  expect(await sharedListStatus(deps)).not.toHaveProperty('problem');
  expect(await heldList(database)).toMatchObject({ serial: 4, numbers: 0 });
});

it.each([
  ['not-signed', () => signedFile(administratorKey())],
  ['older', () => signedFile(key, { ...PAYLOAD, serial: 2 })],
  [
    'from-future',
    () => signedFile(key, { ...PAYLOAD, serial: 9, issuedAt: '2027-01-01T00:00:00Z' }),
  ],
  ['unreadable', () => '<html>'],
])('changes nothing for a file that is %s', async (problem, file) => {
  const { state, due, database, deps } = background();
  await due();
  state.answer = () => new Response(file());
  state.now += DAY;
  await due();
  expect(await heldList(database)).toMatchObject({ ...SHARED_VERSION, receivedAt: START });
  expect(await sharedListStatus(deps)).toMatchObject({ problem });
});

it('writes nothing where the file is the one that is held', async () => {
  const { state, due, database } = background();
  const file = signedFile(key);
  state.answer = () => new Response(file);
  await due();
  const before = await heldList(database);
  state.now += DAY;
  await due();
  expect(await heldList(database)).toEqual(before);
});

it('drops the list once the policy names none, and not because the policy can’t be read', async () => {
  const { state, deps, due, database, wakes } = background();
  await due();
  const unread = { ...deps, readSource: () => Promise.reject(new Error('storage')) };
  await expect(updateIfDue(unread, never)).rejects.toThrow('storage');
  expect(await heldList(database)).toBeDefined();
  state.source = undefined;
  await due();
  expect(await heldList(database)).toBeUndefined();
  expect(wakes.at(-1)).toBe(-1);
  expect(await sharedListStatus(deps)).toEqual({});
});

it('fetches at once for another key, whose versions count by themselves', async () => {
  const { state, due, database } = background();
  await due();
  const other = administratorKey();
  state.source = { url: 'https://files.example.com/list', publicKey: other.publicKey };
  state.answer = () => new Response(signedFile(other, { ...PAYLOAD, serial: 1 }));
  await due();
  expect(await heldList(database)).toMatchObject({ serial: 1, publicKey: other.publicKey });
});

it('stores nothing once it was aborted', async () => {
  const { deps, database } = background();
  const ending = new AbortController();
  const fetch = async () => {
    ending.abort();
    throw new DOMException('aborted', 'AbortError');
  };
  await updateNow({ ...deps, fetch }, ending.signal);
  expect(await database.sharedLists.count()).toBe(0);
});
