import { speak } from '@/lib/i18n/messages';
import { readMessages, rememberedLanguage, rememberLanguage } from '@/lib/platform/ui/language';
import { createSettings } from '@/lib/settings/store';
import type { OwnPage } from './own-page';

/**
 * Runs `show` once the messages of the rep's language are there: at once where it is the browser's, so that
 * none of our pages opens later because others chose a language.
 */
export function whenWordsAreThere(show: () => void): void {
  const language = rememberedLanguage();
  // Where they can't be read, the browser's do.
  if (language)
    void readMessages(language)
      .then(speak, () => undefined)
      .then(show);
  else show();
}

/** Sent to the window before the page opens again in another language: what has just been said would be lost. */
export const BEFORE_REOPENED = 'before-reopened';

/** Opens the page again in another language as soon as the rep or a policy chooses one. */
export function followLanguage({ abortSignal, settingsDatabase }: OwnPage): void {
  const spoken = rememberedLanguage();
  const settings = createSettings(settingsDatabase);
  settings.watch(
    ({ language }) => {
      if (language === spoken || !rememberLanguage(language)) return;
      dispatchEvent(new Event(BEFORE_REOPENED));
      location.reload();
    },
    abortSignal,
    // The view says that the settings can't be read.
    () => undefined,
  );
}
