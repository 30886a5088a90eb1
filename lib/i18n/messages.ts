import type { createI18n } from '@wxt-dev/i18n';
import type { GeneratedI18nStructure } from '@/.wxt/i18n/structure';
import { browserMessage, type Messages } from '@/lib/platform/page/browser-messages';

/** The name of every message: `call.state.placed`. */
export type MessageKey = keyof GeneratedI18nStructure;

/**
 * Those of the rep's language. A browser can't be told to use others than its own
 * (docs/decisions/0036-language-by-setting.md).
 */
let chosen: Messages | undefined;

/** Uses these messages from now on; without any, the browser's. */
export function speak(messages: Messages | undefined): void {
  chosen = messages;
}

/** The message of a key with `$1` to `$9` replaced by words; empty if there is none. */
export function messageOf(key: string, words: readonly (string | number)[] = []): string {
  const name = key.replaceAll('.', '_');
  const texts = words.map(String);
  if (!chosen) return browserMessage(name, texts);
  const message = chosen[name]?.message ?? '';
  return message.replace(/\$(\d)/g, (_, place: string) => texts[Number(place) - 1] ?? '');
}

/** The texts of assets/locales by their typed keys, each with as many words as it has places. */
export const i18n = { t: messageOf } as ReturnType<typeof createI18n<GeneratedI18nStructure>>;
