import { signal } from '@preact/signals';
import type { Ask } from '@/lib/state/ask';

/** The most numbers that one request may carry. */
const AT_ONCE = 200;

/** How numbers are written; asked of the background, which alone knows the numbering plans. */
export interface NumberTexts {
  /** The international writing; the bare E.164 until the background has answered. */
  of(e164: string): string;
  /** Fetches the writings of those not known yet. */
  want(e164s: readonly string[]): Promise<void>;
}

/** Makes a store of writings. Reading it in a component subscribes the component. */
export function createNumberTexts(ask: Ask, ended: AbortSignal): NumberTexts {
  const texts = signal<ReadonlyMap<string, string>>(new Map());
  const asked = new Set<string>();

  async function fetchTexts(e164s: string[]): Promise<void> {
    const answer = await ask('number-texts', { e164s });
    if (ended.aborted) return;
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

  return {
    of: (e164) => texts.value.get(e164) ?? e164,
    async want(e164s) {
      const fresh = [...new Set(e164s)].filter((e164) => e164 !== '' && !asked.has(e164));
      for (const e164 of fresh) asked.add(e164);
      for (let at = 0; at < fresh.length; at += AT_ONCE) {
        await fetchTexts(fresh.slice(at, at + AT_ONCE));
      }
    },
  };
}
