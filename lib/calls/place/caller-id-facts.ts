import Dexie from 'dexie';
import type { CallerIdHistory } from '@/lib/caller-id/choose-caller-id';
import type { DidUse } from '@/lib/caller-id/model';
import type { CallDatabase } from '@/lib/calls/database';
import { lastCallTo } from '@/lib/calls/log/log';
import { type Call, mayRing } from '@/lib/calls/model';
import { parseCalls } from '@/lib/calls/parse-call';
import type { LabelledNumber } from '@/lib/settings/table';

/** How long a DID is set aside after the service refused it. */
const SET_ASIDE_MS = 24 * 60 * 60_000;

/** What the log tells for choosing the caller ID of a call. */
export async function callerIdHistory(
  database: CallDatabase,
  callee: string,
  dids: readonly LabelledNumber[],
  now: number,
): Promise<CallerIdHistory> {
  const [last, uses] = await Promise.all([
    lastCallTo(database, callee),
    didUses(database, dids, now),
  ]);
  return { uses, seenLast: last?.callerId };
}

/** How each DID was used today, by an index: the log may be long. */
export function didUses(
  database: CallDatabase,
  dids: readonly LabelledNumber[],
  now: number,
): Promise<DidUse[]> {
  return Promise.all(dids.map(({ e164 }) => didUse(database, e164, now)));
}

async function didUse(database: CallDatabase, e164: string, now: number): Promise<DidUse> {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const from = Math.min(today, now - SET_ASIDE_MS);
  const rows = await database.calls
    .where('[callerId+createdAt]')
    .between([e164, from], [e164, Dexie.maxKey])
    .reverse()
    .toArray();
  const calls = parseCalls(rows);
  const rang = calls.filter(mayRing);
  const answered = calls.find((call) => wasRefused(call) || call.placedAt !== undefined);
  return {
    e164,
    callsToday: rang.filter(({ createdAt }) => createdAt >= today).length,
    ...(rang[0] && { lastCallAt: rang[0].createdAt }),
    ...(answered && wasRefused(answered) && { setAsideUntil: answered.createdAt + SET_ASIDE_MS }),
  };
}

/** Returns whether the service refused the DID of a call. One that it takes later ends that. */
function wasRefused({ problem, state }: Call): boolean {
  return state === 'refused' && problem?.code === 'did-not-owned';
}
