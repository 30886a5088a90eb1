import { readPeriod } from '@/components/settings/audit/read-calls';
import type { CheckRecord } from '@/lib/audit/model';
import { makePack, type PeopleFiles } from '@/lib/audit-pack/make-pack';
import { createPackWriter } from '@/lib/audit-pack/pack-writer';
import type { CallDatabase } from '@/lib/calls/database';
import type { Call } from '@/lib/calls/model';
import { recordOutcome } from '@/lib/calls/outcome-record';
import { sign } from '@/lib/signatures/own-key';
import type { WrapUp } from '@/lib/wrap-up/model';
import { recordWrapUp } from '@/lib/wrap-up/wrap-up-record';
import { addChecks } from '@/test/audit/support';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const DAY = 86_400_000;

/** The period of {@link makeTestPack}. */
export const PERIOD = { from: NOON - DAY, to: NOON + DAY };

/** A refused call. */
const REFUSED = { id: 'refused', result: 'refused', code: 'do-not-call' } as const;

/** Writes a placed call and its check, as placing it does. */
export async function addCheckedCall(
  database: CallDatabase,
  changed: Partial<Call> & { id: string },
  check: Partial<CheckRecord> = {},
): Promise<Call> {
  const call = sampleCall({ gesture: changed.id, state: 'placed', callId: '77', ...changed });
  await database.calls.add(call);
  await addChecks(database, [
    { id: call.id, at: new Date(call.createdAt).toISOString(), ...check },
  ]);
  return call;
}

/** Writes what became of a call, as following it does. */
export async function addOutcome(database: CallDatabase, after: Call, now = NOON): Promise<void> {
  await database.transaction('rw', database.calls, database.auditChain, async () => {
    await database.calls.put(after);
    await recordOutcome(database, { after, now });
  });
}

/** Writes what the rep recorded after a call, as saving it does. */
export async function addWrapUp(
  database: CallDatabase,
  callId: string,
  changed: Partial<WrapUp> = {},
): Promise<void> {
  const wrapUp = { callId, disposition: 'reached', note: '', savedAt: NOON, version: 1 };
  const saved = { ...wrapUp, ...changed };
  await database.transaction('rw', database.wrapUps, database.auditChain, async () => {
    await database.wrapUps.put(saved);
    await recordWrapUp(database, saved, saved.savedAt);
  });
}

/** Writes a log of three calls with check, outcome and wrap-up, one of which was corrected, and a refused call. */
export async function auditedLog(): Promise<CallDatabase> {
  const database = freshDatabase();
  for (const [at, id] of ['call-1', 'call-2', 'call-3'].entries()) {
    const createdAt = NOON + at;
    await addOutcome(database, await addCheckedCall(database, { id, createdAt }));
    await addWrapUp(database, id);
  }
  await addWrapUp(database, 'call-2', { disposition: 'refused', note: 'Stop', version: 2 });
  await addChecks(database, [REFUSED]);
  return database;
}

const PEOPLE: PeopleFiles = {
  begin: () => ({ 'calls.csv': 'When\r\n', 'refusals.csv': 'Why\r\n', 'report.html': '<table>' }),
  call: ({ call: { id } }) => ({ 'calls.csv': `${id}\r\n`, 'report.html': `<td>${id}` }),
  middle: () => ({ 'report.html': '<hr>' }),
  refusal: ({ id }) => ({ 'refusals.csv': `${id}\r\n`, 'report.html': `<td>${id}` }),
  end: () => ({ 'report.html': '</table>' }),
};

/** Makes a signed pack of a log. */
export async function makeTestPack(
  given?: CallDatabase,
  {
    pause = async () => undefined,
    period = PERIOD,
  }: { pause?: () => Promise<void>; period?: typeof PERIOD } = {},
) {
  const database = given ?? (await auditedLog());
  const writer = createPackWriter(NOON);
  const deps = {
    database,
    writer,
    pause,
    dispositionText: (id: string) => id,
    onRead: () => undefined,
  };
  const read = await readPeriod(deps, period);
  let manifest = '';
  const { parts, ...counts } = await makePack(
    { ...read, handset: '1.0.0', now: NOON, period, people: PEOPLE },
    {
      ...{ writer, pause, onCall: () => undefined },
      sign(text) {
        manifest = text;
        return sign(database, text);
      },
    },
  );
  const zip = new Uint8Array(await new Blob(parts).arrayBuffer());
  return { ...{ zip, manifest, database }, ...counts };
}
