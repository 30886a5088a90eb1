import type { NoteDraftBrowser } from '@/components/transcripts/note-draft-model';
import type { SpeechReading } from '@/lib/speech/model';
import type { StoredWrapUp, WrapUp, WrapUpFields } from '@/lib/wrap-up/model';

/** A browser without a model of its own, whose rep declines. */
export const noNoteDrafts: NoteDraftBrowser = {
  requestOrigins: async () => false,
  summarize: async () => undefined,
  everyFewSeconds: () => undefined,
};

/** What is stored of calls, in memory. */
export function fakeWrapUps(given: Record<string, StoredWrapUp> = {}) {
  let stored = new Map(Object.entries(given));
  const watchers = new Set<() => void>();
  let reading: SpeechReading | undefined;
  return {
    transcripts: noNoteDrafts,
    watchReading: (
      _callId: string,
      onChange: (next: SpeechReading | undefined) => void,
      abortSignal: AbortSignal,
    ) => {
      const tell = () => onChange(reading);
      watchers.add(tell);
      abortSignal.addEventListener('abort', () => watchers.delete(tell));
      tell();
    },
    /** Stores what was read of the recording of the one call. */
    storeReading(next: SpeechReading) {
      reading = next;
      for (const tell of [...watchers]) tell();
    },
    watchWrapUps: (
      callIds: readonly string[],
      onChange: (wrapUps: ReadonlyMap<string, StoredWrapUp>) => void,
      abortSignal: AbortSignal,
    ) => {
      const tell = () => onChange(new Map([...stored].filter(([id]) => callIds.includes(id))));
      watchers.add(tell);
      abortSignal.addEventListener('abort', () => watchers.delete(tell));
      tell();
    },
    store(callId: string, next: StoredWrapUp) {
      stored = new Map(stored).set(callId, next);
      for (const tell of [...watchers]) tell();
    },
  };
}

/** A saved wrap-up. */
export function savedWrapUp(fields: Partial<WrapUpFields> = {}, callId = 'call-1'): WrapUp {
  return { note: '', ...fields, callId, savedAt: 1, version: 1 };
}
