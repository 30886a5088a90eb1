/**
 * The company's do-not-call list and rules: a signed file at an address that only a policy names. The background
 * fetches it once a day, checks signature and version, and puts it in force beside the rep's own list. What does not
 * verify changes nothing: the last good one stays. The rep can't change it, and nothing of the rep's is sent.
 */

import type { DoNotCallDatabase, SharedListStatus } from '@/lib/do-not-call/model';
import { heldList, sharedVersionOf } from '@/lib/do-not-call/shared/held-list';
import type { FetchState, SharedListProblem } from '@/lib/do-not-call/shared/tables';
import { type FetchList, fetchList } from './fetch-list';
import { dropList, holdList } from './hold-list';
import { readSharedList } from './read-list';

/** Where the policy says that the list is, and the key that signs it (SPKI in Base64). */
export interface SharedListSource {
  url: string;
  publicKey: string;
}

/** What keeping the list up to date needs. */
export interface SharedListDeps {
  database: DoNotCallDatabase;
  fetch: FetchList;
  /** Undefined if the policy names no list. Rejects if the policy can't be read: then nothing changes. */
  readSource(): Promise<SharedListSource | undefined>;
  /** Epoch ms. */
  now(): number;
  uuid(): string;
  /** Wakes the background in `ms`, also after it stopped. */
  wakeIn(ms: number): Promise<void>;
  cancelWake(): Promise<void>;
}

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

/** After a failure it is tried again in an hour, then in two, four …, at most in a day. */
function waitAfter({ failures }: Pick<FetchState, 'failures'>): number {
  return failures === 0 ? DAY_MS : Math.min(DAY_MS, HOUR_MS * 2 ** (failures - 1));
}

/** Fetches the list if it is due, and wakes for the next time. Another source is always due. */
export async function updateIfDue(deps: SharedListDeps, abortSignal: AbortSignal): Promise<void> {
  const { database, now } = deps;
  const source = await deps.readSource();
  if (!source) {
    await deps.cancelWake();
    if ((await database.sharedLists.count()) > 0) await dropList(database);
    return;
  }
  const state = await fetchState(database);
  const isNew = (await heldList(database))?.publicKey !== source.publicKey;
  // A clock that was set back leaves a fetch in the future: it counts by its distance from now.
  const since = Math.abs(now() - (state?.checkedAt ?? 0));
  const wait = state ? waitAfter(state) - since : 0;
  if (wait > 0 && !(isNew && state?.failures === 0)) await deps.wakeIn(wait);
  else await updateList(deps, source, abortSignal);
}

/** Fetches the list now. What does not verify, or is older, changes nothing but the state. */
export async function updateNow(deps: SharedListDeps, abortSignal: AbortSignal): Promise<void> {
  const source = await deps.readSource();
  if (source) await updateList(deps, source, abortSignal);
}

async function updateList(
  deps: SharedListDeps,
  source: SharedListSource,
  abortSignal: AbortSignal,
): Promise<void> {
  const { database, now } = deps;
  const before = await fetchState(database);
  const problem = await fetchAndHold(deps, source, abortSignal);
  if (abortSignal.aborted) return;
  const failures = problem ? (before?.failures ?? 0) + 1 : 0;
  const state = { key: 'fetch', checkedAt: now(), failures, ...(problem && { problem }) } as const;
  await database.sharedLists.put(state);
  await deps.wakeIn(waitAfter(state));
}

/** Returns why nothing came of it; undefined if the list in force is the latest. */
async function fetchAndHold(
  { database, fetch, now, uuid }: SharedListDeps,
  { url, publicKey }: SharedListSource,
  abortSignal: AbortSignal,
): Promise<SharedListProblem | undefined> {
  const fetched = await fetchList(fetch, url, abortSignal);
  if ('problem' in fetched) return fetched.problem;
  const stored = await heldList(database);
  // A list that another key signed counts its versions by itself.
  const held = stored?.publicKey === publicKey ? stored : undefined;
  const read = await readSharedList(fetched.text, { publicKey, held, now: now() });
  if ('problem' in read) return read.problem;
  if (read.signature === held?.signature) return undefined;
  await holdList(database, read, { importId: uuid(), publicKey, receivedAt: now() });
  return undefined;
}

async function fetchState({ sharedLists }: DoNotCallDatabase): Promise<FetchState | undefined> {
  const row = await sharedLists.get('fetch');
  return row?.key === 'fetch' ? row : undefined;
}

/** What Options shows of the list. */
export async function sharedListStatus({
  database,
  readSource,
}: Pick<SharedListDeps, 'database' | 'readSource'>): Promise<SharedListStatus> {
  const source = await readSource();
  const held = await heldList(database);
  const { checkedAt, problem } = (await fetchState(database)) ?? {};
  return {
    ...(source && { url: source.url }),
    ...(held && {
      held: {
        ...sharedVersionOf(held),
        ...{ numbers: held.numbers, others: held.keys.length, rules: held.rules.length },
        receivedAt: held.receivedAt,
      },
    }),
    ...(checkedAt !== undefined && { checkedAt }),
    ...(problem && { problem }),
  };
}
