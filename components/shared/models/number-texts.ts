import { signal } from '@preact/signals';
import type { Call } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';

/** Maximum numbers per request. */
const MAX_PER_REQUEST = 200;

/** How numbers are written. The background knows the numbering plans. */
export interface NumberTexts {
  /** Returns the international format; the bare E.164 until the background answered. */
  of(e164: string): string;
  /** Fetches the formats that are not known yet. */
  want(e164s: readonly string[]): Promise<void>;
  /** Fetches the formats of all numbers of these calls. */
  wantForCalls(calls: readonly Call[]): Promise<void>;
}

/** Creates a store of formats. Reading it in a component subscribes the component. */
export function createNumberTexts(ask: Ask, abortSignal: AbortSignal): NumberTexts {
  const texts = signal<ReadonlyMap<string, string>>(new Map());
  const asked = new Set<string>();

  async function fetchTexts(e164s: string[]): Promise<void> {
    const answer = await ask('number-texts', { e164s });
    if (abortSignal.aborted) return;
    if (!answer.ok) {
      for (const e164 of e164s) asked.delete(e164);
      return;
    }
    const next = new Map(texts.value);
    e164s.forEach((e164, index) => {
      next.set(e164, answer.value[index] ?? e164);
    });
    texts.value = next;
  }

  async function want(e164s: readonly string[]): Promise<void> {
    const fresh = [...new Set(e164s)].filter((e164) => e164 !== '' && !asked.has(e164));
    for (const e164 of fresh) asked.add(e164);
    for (let at = 0; at < fresh.length; at += MAX_PER_REQUEST) {
      await fetchTexts(fresh.slice(at, at + MAX_PER_REQUEST));
    }
  }

  return {
    of: (e164) => texts.value.get(e164) ?? e164,
    want,
    wantForCalls: (calls) =>
      want(calls.flatMap((call) => [call.callee, call.callerId, call.ownNumber])),
  };
}
