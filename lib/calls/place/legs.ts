import Dexie from 'dexie';
import { type CallerIdHistory, chooseCallerId } from '@/lib/caller-id/choose-caller-id';
import type { DidUse } from '@/lib/caller-id/model';
import type { CallDatabase } from '@/lib/calls/database';
import { Failure } from '@/lib/calls/failure';
import { lastCallTo } from '@/lib/calls/log/call-log';
import { type Call, type Legs, mayRing, workspaceOf } from '@/lib/calls/model';
import { parseCalls } from '@/lib/calls/parse-call';
import { formatInternational } from '@/lib/phone/plan/format';
import type { LabelledNumber, Settings } from '@/lib/settings/table';

/** A call whose legs are wanted. */
interface CallToConnect {
  callee: string;
  settings: Settings;
  /** Epoch ms. */
  now: number;
}

/**
 * The legs of a call made now. Fails if the connection or a number for a leg is missing. Within the
 * transaction that writes the call, no other call changes the choice of the caller ID.
 */
export async function legsOf(
  database: CallDatabase,
  { callee, settings, now }: CallToConnect,
): Promise<Legs> {
  failUnlessSetUp(settings);
  const history = await callerIdHistory(database, callee, settings, now);
  const did = chooseCallerId(callee, history, settings, now);
  const own = chosen(settings.ownNumbers, settings.ownNumber);
  if (!did) throw new Failure('no-did');
  if (!own) throw new Failure('no-own-number');
  return {
    callerId: did.e164,
    callerIdText: formatInternational(did.e164),
    callerIdReason: did.reason,
    callsToday: did.callsToday,
    ownNumber: own.e164,
    ownNumberText: own.label || formatInternational(own.e164),
  };
}

/** Fails if a call could not be made with these settings. */
export function failUnlessSetUp({ baseUrl, hasToken, dids, ownNumbers }: Settings): void {
  if (!baseUrl) throw new Failure('no-service');
  if (!hasToken) throw new Failure('no-token');
  if (dids.length === 0) throw new Failure('no-did');
  if (ownNumbers.length === 0) throw new Failure('no-own-number');
}

function chosen(numbers: readonly LabelledNumber[], e164: string): LabelledNumber | undefined {
  return numbers.find((number) => number.e164 === e164) ?? numbers[0];
}

/** How long a DID is set aside after the service refused it. */
const SET_ASIDE_MS = 24 * 60 * 60_000;

/** What the log tells for choosing the caller ID of a call. */
export async function callerIdHistory(
  database: CallDatabase,
  callee: string,
  settings: Pick<Settings, 'dids' | 'workspace'>,
  now: number,
): Promise<CallerIdHistory> {
  const [last, uses] = await Promise.all([
    lastCallTo(database, callee),
    didUses(database, settings, now),
  ]);
  return { uses, seenLast: last?.callerId };
}

/** How each DID was used today, by an index: the log may be long. */
export function didUses(
  database: CallDatabase,
  { dids, workspace }: Pick<Settings, 'dids' | 'workspace'>,
  now: number,
): Promise<DidUse[]> {
  return Promise.all(dids.map(({ e164 }) => didUse(database, { e164, workspace }, now)));
}

async function didUse(
  database: CallDatabase,
  { e164, workspace }: { e164: string; workspace: string },
  now: number,
): Promise<DidUse> {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const from = Math.min(today, now - SET_ASIDE_MS);
  const rows = await database.calls
    .where('[callerId+createdAt]')
    .between([e164, from], [e164, Dexie.maxKey])
    .reverse()
    .toArray();
  // The same number may be listed in two workspaces: each has its own use of it, and its own refusals.
  const calls = parseCalls(rows).filter((call) => workspaceOf(call) === workspace);
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
