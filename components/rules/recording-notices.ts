/**
 * What the rules of a country say about a call, where the rep sees it: warnings and recording notices.
 * Popup, side panel and dashboard show them; components/call-view starts the store of notices.
 * It asks the background once for each number; the background knows where a number belongs.
 * It decides nothing: whether a call may be made is checked in lib/rules.
 */

import { signal } from '@preact/signals';
import type { Ask } from '@/lib/messages/client';
import type { RecordingNotice } from '@/lib/rules/model';

/** What is said to callees before a call is recorded. The background knows where numbers belong. */
export interface RecordingNotices {
  /** Returns the notice for an E.164 number; `undefined` until the background answered. */
  of(e164: string): RecordingNotice | undefined;
  /** Fetches the notice for a number, if it is not known yet. */
  want(e164: string): Promise<void>;
}

/** Creates a store of notices. Reading it in a component subscribes the component. */
export function createRecordingNotices(ask: Ask, abortSignal: AbortSignal): RecordingNotices {
  const known = signal<ReadonlyMap<string, RecordingNotice>>(new Map());
  const asked = new Set<string>();
  return {
    of: (e164) => known.value.get(e164),
    async want(e164) {
      if (asked.has(e164)) return;
      asked.add(e164);
      const answer = await ask('recording-notice', { e164 });
      if (abortSignal.aborted) return;
      if (answer.ok) known.value = new Map(known.value).set(e164, answer.value);
      else asked.delete(e164);
    },
  };
}
