/**
 * Reads recordings for their speech facts: who of dashboard and side panel is open does it, one recording at a time,
 * as they appear, unless the rep switched it off. A press in the player reads one at once, but none is read twice at
 * a time. The file is loaded from its link and read in a thread of its own; it goes nowhere else, and the background
 * stores the facts. Nothing here asks for a permission unless the rep presses a button for it.
 */

import { createLatestOnly } from '@/components/shared/turns';
import type { CallToRead, UnreadRecording } from '@/lib/calls/log/speech-readings';
import type { Ask } from '@/lib/messages/client';
import { type LoadDeps, loadRecording } from '@/lib/speech/file/load-recording';
import type { ReadingResult, SpeechReading } from '@/lib/speech/model';

/** Held while new recordings are read, by whichever of our pages reads them: one at a time. */
const LOCK = 'read-recordings';

/** What reading recordings needs. */
export interface RecordingReaderDeps extends LoadDeps {
  ask: Ask;
  now(): number;
  /** Returns what came of reading a call's recording before. */
  readingOf(callId: string): Promise<SpeechReading | undefined>;
  /** Holds a lock of all our pages until the signal aborts. Rejects if it aborts before. */
  holdLock(name: string, abortSignal: AbortSignal): Promise<void>;
  /** Reads a file. Rejects if the signal aborts. */
  readFile(file: Blob, abortSignal: AbortSignal): Promise<ReadingResult>;
}

/**
 * Loads and reads a recording, and has the result stored. Waits while another of our pages reads the same one, and takes
 * its result. Rejects if the signal aborts.
 */
export async function readRecordingOf(
  deps: RecordingReaderDeps,
  call: CallToRead,
  abortSignal: AbortSignal,
): Promise<ReadingResult> {
  const startedAt = deps.now();
  const lock = `read-recording ${call.id}`;
  return whileLocked(deps, lock, abortSignal, async () => {
    const known = await deps.readingOf(call.id);
    const isNew = known && known.link === call.recording && known.readAt >= startedAt;
    return isNew ? known.result : readAndSave(deps, call, abortSignal);
  });
}

async function readAndSave(
  deps: RecordingReaderDeps,
  { id: callId, recording: link }: CallToRead,
  abortSignal: AbortSignal,
): Promise<ReadingResult> {
  const file = await loadRecording(deps, link, abortSignal);
  const result =
    typeof file === 'string' ? { problem: file } : await deps.readFile(file, abortSignal);
  await deps.ask('save-speech', { callId, link, result });
  return result;
}

async function whileLocked<T>(
  { holdLock }: Pick<RecordingReaderDeps, 'holdLock'>,
  name: string,
  abortSignal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const done = new AbortController();
  await holdLock(name, AbortSignal.any([abortSignal, done.signal]));
  try {
    return await work();
  } finally {
    done.abort();
  }
}

/** What reading all new recordings needs. */
export interface ReadNewDeps extends RecordingReaderDeps {
  /** Reports the recordings that were not read, now and after each change, until the signal aborts. */
  watchUnread(onChange: (calls: UnreadRecording[]) => void, abortSignal: AbortSignal): void;
  /** Returns the recordings that were not read. */
  unread(): Promise<UnreadRecording[]>;
}

/** Reads new recordings, one at a time, from `start` to `stop`, until the signal aborts. */
export function createNewReader(deps: ReadNewDeps, abortSignal: AbortSignal) {
  const turns = createLatestOnly(abortSignal);
  return {
    start(): void {
      const turn = turns.begin();
      const tried = new Set<string>();
      const run = runAgainIfAsked(() => readAll(deps, tried, turn).catch(() => undefined));
      deps.watchUnread((calls) => calls.length > 0 && void run(), turn);
    },
    stop: () => turns.end(),
  };
}

/** Returns a function that runs `work`, and once more after it if asked meanwhile. `work` must not reject. */
function runAgainIfAsked(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isAsked = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await work();
    }
    isRunning = false;
  };
}

/** Reads until nothing is left that was not tried here. What fails with one recording does not stop the next. */
async function readAll(
  deps: ReadNewDeps,
  tried: Set<string>,
  abortSignal: AbortSignal,
): Promise<void> {
  while (await readNext(deps, tried, abortSignal));
}

/** Reads the next recording under the lock, if there is one. Another page may have read some meanwhile. */
function readNext(
  deps: ReadNewDeps,
  tried: Set<string>,
  abortSignal: AbortSignal,
): Promise<boolean> {
  return whileLocked(deps, LOCK, abortSignal, async () => {
    const unread = await deps.unread();
    const call = unread.find((each) => !tried.has(attemptOf(each)));
    if (!call) return false;
    tried.add(attemptOf(call));
    await readRecordingOf(deps, call, abortSignal).catch(() => undefined);
    return !abortSignal.aborted;
  });
}

/** A result that could not be stored leaves the attempt the same, so that it is not made for ever. */
function attemptOf({ id, recording, failedAt = 0 }: UnreadRecording): string {
  return `${id} ${failedAt} ${recording}`;
}
