/** A word for an extension after its digits, by language: `301 2379, 14-es mellék`. */
export const EXTENSION_WORDS_AFTER: Readonly<Record<string, { words: string; example: string }>> = {
  hu: { words: 'mellék(?:en)?', example: '14-es mellék' },
  tr: { words: 'dahili(?:den)?', example: '14 dahili' },
  zh: { words: '分机|分機|內線', example: '14分机' },
  ja: { words: '内線', example: '14内線' },
  en: { words: 'ext(?:ensio)?n?', example: '14 extn' },
  fi: { words: 'alanumero', example: '14 alanumero' },
};
