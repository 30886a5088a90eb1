/** The languages of our texts (`assets/locales`), as BCP 47 tags. */
export const languageTags = ['en', 'de', 'es', 'fr', 'pt-BR', 'hi', 'ja', 'ar'] as const;
