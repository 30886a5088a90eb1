import { type ReadonlySignal, signal } from '@preact/signals';
import type { Ask } from '@/lib/messages/client';
import type { DialPreview } from '@/lib/offers/model';

/** Maximum length of a text that is sent for preview. The field keeps everything. */
const MAX_PREVIEW_LENGTH = 500;

/** What the background knows of the typed text. */
interface DialPreviewModel {
  preview: ReadonlySignal<DialPreview | undefined>;
  /** Asks for the preview of a text. */
  read(typed: string): Promise<void>;
  /** Resolves when the latest request is answered. */
  untilRead(): Promise<void>;
  clear(): void;
}

/** Creates the preview of the dial field. A late answer for an older text is dropped. */
export function createDialPreview(ask: Ask, abortSignal: AbortSignal): DialPreviewModel {
  const preview = signal<DialPreview>();
  let requests = 0;
  let reading: Promise<void> = Promise.resolve();

  async function request(typed: string): Promise<void> {
    requests += 1;
    const id = requests;
    const answer = await ask('preview', { text: typed.slice(0, MAX_PREVIEW_LENGTH) });
    if (id !== requests || abortSignal.aborted) return;
    preview.value = answer.ok ? answer.value : { formatted: typed, problem: answer.error };
  }

  return {
    preview,
    read(typed) {
      reading = request(typed);
      return reading;
    },
    untilRead: () => reading,
    clear() {
      requests += 1;
      preview.value = undefined;
    },
  };
}
