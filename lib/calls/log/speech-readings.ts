import type { CallDatabase } from '@/lib/calls/database';
import type { Call } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import { type Disposition, isRecordingRefusedBy } from '@/lib/settings/dispositions';
import { parseReading, type SpeechReading } from '@/lib/speech/model';
import { parseWrapUp } from '@/lib/wrap-up/model';

type SpeechDatabase = Pick<CallDatabase, 'calls' | 'speech'>;
type UnreadDatabase = SpeechDatabase & Pick<CallDatabase, 'wrapUps'>;

/** A call with a recording. */
export type CallToRead = Pick<Call, 'id'> & { recording: string };

/** A recording to be read. */
export interface UnreadRecording extends CallToRead {
  /** When it last could not be loaded, epoch ms. */
  failedAt?: number;
}

/** Stores what came of reading a recording. A call that was deleted meanwhile stays deleted. */
export async function saveReading(
  { calls, speech }: SpeechDatabase,
  reading: SpeechReading,
): Promise<void> {
  await speech.db.transaction('rw', calls, speech, async () => {
    if (await calls.get(reading.callId)) await speech.put(reading);
  });
}

/** Reads what came of reading recordings, by call id. */
export async function readReadings(
  { speech }: Pick<CallDatabase, 'speech'>,
  callIds: readonly string[],
): Promise<Map<string, SpeechReading>> {
  const rows = await speech.bulkGet([...callIds]);
  const readings = rows.flatMap((row) => parseReading(row) ?? []);
  return new Map(readings.map((reading) => [reading.callId, reading]));
}

/** Reports what came of reading a call's recording now and after each change, until the signal aborts. */
export function watchReading(
  { speech }: Pick<CallDatabase, 'speech'>,
  callId: string,
  onChange: (reading: SpeechReading | undefined) => void,
  abortSignal: AbortSignal,
): void {
  const query = async () => parseReading(await speech.get(callId));
  watchQuery(query, { next: onChange }, abortSignal);
}

/** Reports what came of reading recordings now and after each change, until the signal aborts. */
export function watchReadings(
  database: Pick<CallDatabase, 'speech'>,
  callIds: readonly string[],
  onChange: (readings: ReadonlyMap<string, SpeechReading>) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => readReadings(database, callIds), { next: onChange }, abortSignal);
}

/** Recordings of earlier calls are read only when the rep asks: links expire, and a log may hold years. */
const RECENT_MS = 86_400_000;

/**
 * Returns the calls of the last day before `now` (epoch ms) whose recording was not read: not at all, not by the
 * link of now, or it could not be loaded and is due again. The latest come first. Those of callees who refused to be
 * recorded are left out.
 */
export async function unreadRecordings(
  { calls, speech, wrapUps }: UnreadDatabase,
  now: number,
  dispositions: readonly Disposition[],
): Promise<UnreadRecording[]> {
  const recent = await calls
    .where('createdAt')
    .aboveOrEqual(now - RECENT_MS)
    .toArray();
  const recorded = recent.flatMap(({ id, recording, createdAt }) =>
    recording ? [{ id, recording, createdAt }] : [],
  );
  const ids = recorded.map(({ id }) => id);
  const known = await readReadings({ speech }, ids);
  const saved = await wrapUps.bulkGet(ids);
  const isRefused = (at: number) =>
    isRecordingRefusedBy(parseWrapUp(saved[at])?.disposition, dispositions);
  return recorded
    .filter((call, at) => isDue(call, known.get(call.id), now) && !isRefused(at))
    .map(({ id, recording }) => ({ id, recording, ...failureOf(known.get(id)) }))
    .reverse();
}

function isDue(
  { recording, createdAt }: Pick<Call, 'createdAt'> & CallToRead,
  reading: SpeechReading | undefined,
  now: number,
): boolean {
  if (!reading || 'facts' in reading.result) return reading === undefined;
  // The rep may allow the site at any time.
  if (reading.link !== recording || reading.result.problem === 'not-allowed') return true;
  return reading.result.problem === 'not-loaded' && isRetryDue(reading, createdAt, now);
}

/** The shortest and the longest wait until a recording that could not be loaded is tried again, ms. */
const [SHORTEST_WAIT_MS, LONGEST_WAIT_MS] = [60_000, 3_600_000];

/** It waits as long again as the call was old at the last try: so the wait doubles. */
function isRetryDue({ readAt }: SpeechReading, createdAt: number, now: number): boolean {
  const wait = Math.min(Math.max(readAt - createdAt, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
  return now >= readAt + wait || now < readAt;
}

function failureOf(reading: SpeechReading | undefined): Pick<UnreadRecording, 'failedAt'> {
  if (!reading || 'facts' in reading.result) return {};
  return reading.result.problem === 'not-loaded' ? { failedAt: reading.readAt } : {};
}

/** Reports the recordings to read now and after each change, until the signal aborts. */
export function watchUnreadRecordings(
  database: UnreadDatabase,
  now: () => number,
  dispositions: () => readonly Disposition[],
  onChange: (calls: UnreadRecording[]) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(
    () => unreadRecordings(database, now(), dispositions()),
    { next: onChange },
    abortSignal,
  );
}
