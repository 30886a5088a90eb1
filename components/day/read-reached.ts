import { isAnswered } from '@/components/queue/nobody-spoke';
import type { CallDatabase } from '@/lib/calls/database';
import { callsBetween } from '@/lib/calls/log/call-log';
import { type Call, mayRing } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import { localMoment } from '@/lib/rules/hours/zone-time';
import { isDefaultDisposition } from '@/lib/settings/dispositions';
import { midnightBefore } from './periods';
import { compareReached, type ReachedFigures, type ToldCall } from './reached/compare-reached';

/** Days that are compared, today included: hours need many calls, but habits of last year are old. */
export const REACHED_DAYS = 90;

/** Maximum numbers per request. */
const MAX_PER_REQUEST = 200;

/** What reading needs. The background knows where numbers belong. */
interface ReachedDeps {
  database: CallDatabase;
  ask: Ask;
}

/**
 * Reads when and by which caller IDs people were reached in the last 90 days before `now` (epoch ms),
 * a day at a time, so that a long log never holds up the view. Returns `undefined` if the signal aborts
 * meanwhile. Rejects if the log cannot be read, or the background does not answer.
 */
export async function readReached(
  deps: ReachedDeps,
  now: number,
  abortSignal: AbortSignal,
): Promise<ReachedFigures | undefined> {
  const zones = new Map<string, string | null>();
  const told: ToldCall[] = [];
  for (let back = REACHED_DAYS - 1; back >= 0; back -= 1) {
    const rows = await readTold(deps.database, now, back);
    await addZones(deps.ask, rows, zones);
    if (abortSignal.aborted) return undefined;
    for (const row of rows) told.push(toldCall(row, zones));
  }
  return compareReached(told);
}

interface ToldRow {
  call: Call;
  wasReached: boolean;
}

/** The calls of a day whose disposition tells whether a person answered. */
async function readTold(database: CallDatabase, now: number, back: number): Promise<ToldRow[]> {
  const day = { from: midnightBefore(now, back), to: midnightBefore(now, back - 1) };
  const calls = (await callsBetween(database, day)).filter(mayRing);
  const wrapUps = await database.wrapUps.bulkGet(calls.map(({ id }) => id));
  return calls.flatMap((call, index) => {
    const { disposition = '' } = wrapUps[index] ?? {};
    return isDefaultDisposition({ id: disposition })
      ? [{ call, wasReached: isAnswered(disposition) }]
      : [];
  });
}

/** Asks for the zones of the callees that are not known yet. */
async function addZones(
  ask: Ask,
  rows: readonly ToldRow[],
  zones: Map<string, string | null>,
): Promise<void> {
  const callees = new Set(rows.map(({ call }) => call.callee).filter((each) => !zones.has(each)));
  const fresh = [...callees];
  for (let at = 0; at < fresh.length; at += MAX_PER_REQUEST) {
    const e164s = fresh.slice(at, at + MAX_PER_REQUEST);
    const answer = await ask('callee-zones', { e164s });
    if (!answer.ok) throw new Error(answer.error.code);
    e164s.forEach((e164, index) => {
      zones.set(e164, answer.value[index] ?? null);
    });
  }
}

function toldCall({ call, wasReached }: ToldRow, zones: ReadonlyMap<string, string | null>) {
  const { callee, callerId, createdAt } = call;
  const zone = zones.get(callee);
  const hour = zone && Math.floor(localMoment(createdAt, zone).minutes / 60);
  return { wasReached, callerId, ...(typeof hour === 'number' && { hour }) };
}
