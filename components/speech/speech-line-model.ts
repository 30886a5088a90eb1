import { type ReadonlySignal, signal } from '@preact/signals';
import { createBusyFlag } from '@/components/shared/turns';
import type { CallToRead } from '@/lib/calls/log/speech-readings';
import { siteOf } from '@/lib/speech/file/load-recording';
import type { ReadingResult, SpeechReading } from '@/lib/speech/model';

/** What the facts of one recording need. */
export interface SpeechLineDeps {
  /** Reports what came of reading a recording, now and after each change, until the signal aborts. */
  watch(
    callId: string,
    onChange: (reading: SpeechReading | undefined) => void,
    abortSignal: AbortSignal,
  ): void;
  /** Reads a recording and stores the result. Rejects if the signal aborts. */
  read(call: CallToRead, abortSignal: AbortSignal): Promise<ReadingResult>;
  /** Asks the rep for host access, in the turn of a click. */
  requestOrigins(patterns: string[]): Promise<boolean>;
}

/** The speech facts of one recording. */
export interface SpeechLineModel {
  /** `undefined` until the database answered, `none` if the recording was never read. */
  result: ReadonlySignal<ReadingResult | 'none' | undefined>;
  busy: ReadonlySignal<boolean>;
  read(): Promise<void>;
  /** Asks for access to the site of the recording, and reads it. Call it in the turn of a click. */
  allow(): Promise<void>;
}

/** Creates the model of a call's recording. */
export function createSpeechLine(
  deps: SpeechLineDeps,
  call: CallToRead,
  abortSignal: AbortSignal,
): SpeechLineModel {
  const result = signal<ReadingResult | 'none'>();
  const busy = createBusyFlag();
  const onChange = (reading: SpeechReading | undefined) => {
    result.value = reading && isAbout(reading, call.recording) ? reading.result : 'none';
  };
  deps.watch(call.id, onChange, abortSignal);
  const read = async () => {
    const outcome = await busy.once(() => deps.read(call, abortSignal).catch(() => undefined));
    // Shown even if it could not be stored.
    if (outcome && !abortSignal.aborted) result.value = outcome;
  };
  return {
    result,
    busy: busy.value,
    read,
    async allow() {
      if (await deps.requestOrigins([siteOf(call.recording)])) await read();
    },
  };
}

/** What was wrong with an earlier link may not be wrong with this one. */
function isAbout({ result, link }: SpeechReading, current: string): boolean {
  return 'facts' in result || link === current;
}
