import { speak } from '@/lib/i18n/messages';
import { setCardMessages } from '@/lib/platform/tabs/scripting';
import { readMessages } from '@/lib/platform/ui/language';
import type { SettingsStore } from '@/lib/settings/store';

/** The messages of the background, of the cards that it injects, and of the browser's own UI. */
export interface SpokenLanguage {
  /** Settings whose reading also loads the messages of their language: all that speaks has read them first. */
  settings: SettingsStore;
  /** Runs `react` after each change of the language. */
  onChanged(react: () => void): void;
}

/** Lets the background speak the language that is chosen, whoever wakes it. */
export function startLanguage(
  store: SettingsStore,
  report: (source: string, error: unknown) => void,
  abortSignal: AbortSignal,
): SpokenLanguage {
  const reactions: (() => void)[] = [];
  let spoken = '';
  let change = Promise.resolve();
  const speakIn = (language: string): Promise<void> => {
    if (language === spoken) return change;
    spoken = language;
    change = change
      .then(() => loadLanguage(language))
      .then(
        () => {
          for (const react of reactions) react();
        },
        (error) => report('language', error),
      );
    return change;
  };
  store.watch(({ language }) => void speakIn(language), abortSignal);
  const read = async () => {
    const values = await store.read();
    await speakIn(values.language);
    return values;
  };
  return { settings: { ...store, read }, onChanged: (react) => void reactions.push(react) };
}

async function loadLanguage(language: string): Promise<void> {
  const messages = language ? await readMessages(language) : undefined;
  speak(messages);
  setCardMessages(messages);
}
