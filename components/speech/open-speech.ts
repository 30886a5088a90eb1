import { computed } from '@preact/signals';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { reactTo } from '@/components/shared/react-to';
import type { CallDatabase } from '@/lib/calls/database';
import {
  readReadings,
  unreadRecordings,
  watchReading,
  watchUnreadRecordings,
} from '@/lib/calls/log/speech-readings';
import type { Ask } from '@/lib/messages/client';
import { holdLock } from '@/lib/platform/locks';
import { every } from '@/lib/platform/page/timers';
import { hasOrigins, onGrantsChanged, requestOrigins } from '@/lib/platform/permissions';
import { readInWorker } from './read-in-worker';
import { createNewReader, type RecordingReaderDeps, readRecordingOf } from './recording-reader';
import type { SpeechLineDeps } from './speech-line-model';

/** How often to look for recordings that are due again, ms. */
const LOOK_MS = 30_000;

function readerDeps(database: CallDatabase, ask: Ask): RecordingReaderDeps {
  return {
    ...{ ask, hasOrigins, holdLock, now: Date.now, readFile: readInWorker },
    readingOf: async (callId) => (await readReadings(database, [callId])).get(callId),
    fetchFile: (link, init) => fetch(link, init),
  };
}

/** Opens what the facts of one recording need. */
export function openSpeech(database: CallDatabase, ask: Ask): SpeechLineDeps {
  return {
    watch: (callId, onChange, abortSignal) => watchReading(database, callId, onChange, abortSignal),
    read: (call, abortSignal) => readRecordingOf(readerDeps(database, ask), call, abortSignal),
    requestOrigins,
  };
}

/** Reads new recordings while the rep wants it, until the signal aborts. For pages that stay open. */
export function readNewRecordings(
  { database, ask, settings }: { database: CallDatabase; ask: Ask; settings: SettingsModel },
  abortSignal: AbortSignal,
): void {
  const dispositions = () => settings.value.peek()?.dispositions ?? [];
  const unread = () => unreadRecordings(database, Date.now(), dispositions());
  const reader = createNewReader(
    {
      ...readerDeps(database, ask),
      watchUnread(onChange, abortSignal) {
        watchUnreadRecordings(database, Date.now, dispositions, onChange, abortSignal);
        // Nothing in the database changes when a recording is due again.
        every(LOOK_MS, () => void unread().then(onChange, () => undefined), abortSignal);
      },
      unread,
    },
    abortSignal,
  );
  // Other settings may change without interrupting a reading.
  const isOn = computed(() => settings.value.value?.readsRecordings ?? false);
  reactTo(
    () => isOn.value,
    (on) => (on ? reader.start() : reader.stop()),
    abortSignal,
  );
  onGrantsChanged(() => isOn.peek() && reader.start(), abortSignal);
}
