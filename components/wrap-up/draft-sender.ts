import type { SentDraft } from '@/lib/wrap-up/model';

/** Sends drafts to the background while the rep types. */
export interface DraftSender {
  /** Stores a draft. While an earlier one is on its way, only the latest waits. */
  keep(draft: SentDraft): void;
  /** Drops what waits, and resolves once nothing is on its way. */
  stop(): Promise<void>;
}

/** Creates a sender. `send` stores one draft; it must not reject. */
export function createDraftSender(send: (draft: SentDraft) => Promise<unknown>): DraftSender {
  let waiting: SentDraft | undefined;
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    for (let draft = waiting; draft; draft = waiting) {
      waiting = undefined;
      await send(draft);
    }
    sending = undefined;
  }

  return {
    keep(draft) {
      waiting = draft;
      sending ??= sendAll();
    },
    async stop() {
      waiting = undefined;
      await sending;
    },
  };
}
