import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { reactTo } from '@/components/shared/react-to';
import { createBusyFlag } from '@/components/shared/turns';
import type { Ask } from '@/lib/messages/client';
import { originPattern } from '@/lib/platform/match-pattern';
import { endpointOrigin } from '@/lib/transcripts/endpoint';
import type { SummaryAvailability } from '@/lib/transcripts/model';

/** What the section of transcripts needs. */
export interface TranscriptDeps {
  ask: Ask;
  settings: SettingsModel;
  /** Call it inside the click, before any `await`. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
  /** Returns whether this browser can summarise. */
  readSummaries: () => Promise<SummaryAvailability>;
}

/** Where recordings may be sent for a transcript, as Options shows it. */
export interface TranscriptModel {
  settings: Pick<SettingsModel, 'lastWrite'>;
  /** Whether the rep declined the browser's question. */
  isDenied: ReadonlySignal<boolean>;
  /** Whether a key is stored for the endpoint; undefined until read. */
  hasKey: ReadonlySignal<boolean | undefined>;
  /** The key as typed. The stored one is never read back. */
  key: Signal<string>;
  /** What came of saving the key. */
  keyResult: ReadonlySignal<'saved' | 'removed' | 'failed' | undefined>;
  /** Whether this browser can summarise; undefined until known. */
  summaries: ReadonlySignal<SummaryAvailability | undefined>;
  /** Allows the endpoint, or takes that back. Asks for access first: call it directly from the click. */
  allow(on: boolean): Promise<void>;
  /** Stores what is typed. */
  saveKey(): Promise<void>;
  /** Deletes the stored key. */
  removeKey(): Promise<void>;
}

/** Creates the model. It looks for the key again after each change of the endpoint, until the signal ends. */
export function createTranscriptModel(
  { ask, settings, requestOrigins, readSummaries }: TranscriptDeps,
  abortSignal: AbortSignal,
): TranscriptModel {
  const isDenied = signal(false);
  const hasKey = signal<boolean>();
  const key = signal('');
  const keyResult = signal<'saved' | 'removed' | 'failed'>();
  const summaries = signal<SummaryAvailability>();
  const busy = createBusyFlag();
  const url = () => settings.value.value?.transcriptionUrl ?? '';

  async function readKey(): Promise<void> {
    const answer = await ask('has-transcription-key', null);
    if (answer.ok && !abortSignal.aborted) hasKey.value = answer.value;
  }

  const store = (next: string, done: 'saved' | 'removed') =>
    busy.once(async () => {
      const answer = await ask('save-transcription-key', { key: next });
      keyResult.value = answer.ok ? done : 'failed';
      if (answer.ok) key.value = '';
      await readKey();
    });

  async function readAll(): Promise<void> {
    await readKey();
    const state = await readSummaries();
    if (!abortSignal.aborted) summaries.value = state;
  }

  reactTo(url, (named) => named && void readAll(), abortSignal);
  return {
    ...{ settings, isDenied, hasKey, key, keyResult, summaries },
    async allow(on) {
      const origin = on ? (endpointOrigin(url()) ?? '') : '';
      const pattern = originPattern(url());
      isDenied.value = false;
      const isGranted = !on || (pattern && (await requestOrigins([pattern]).catch(() => false)));
      isDenied.value = !isGranted;
      if (isGranted) await settings.write('transcribesAt', origin);
    },
    async saveKey() {
      const typed = key.value.trim();
      if (typed !== '') await store(typed, 'saved');
    },
    removeKey: async () => void (await store('', 'removed')),
  };
}
