/** A word for an extension after its digits, by language: `301 2379, 14-es mellék`. */
export const EXTENSION_WORDS_AFTER: Readonly<Record<string, { words: string; example: string }>> = {
  hu: { words: 'mellék(?:en)?', example: '14-es mellék' },
  tr: { words: 'dahili(?:den)?', example: '14 dahili' },
  zh: { words: '分机|分機|內線', example: '14分机' },
  ja: { words: '内線', example: '14内線' },
  en: { words: 'ext(?:ensio)?n?', example: '14 extn' },
  fi: { words: 'alanumero', example: '14 alanumero' },
};

/** Units of time right after the length of a call: `12s`, `42초`, `30 Min`. */
export const DURATION_WORDS: Readonly<Record<string, string>> = {
  en: 's|sec|secs|seconds|ms|min|mins|minutes|hrs?',
  de: 'sek|sekunden|minuten|std',
  romance: 'seg|segundos|minutos|secondes|secondi|minuti',
  nordic: 'sekunder|minutter|minuter',
  slavic: 'сек|мин|хв|minut',
  turkish: 'sn|dk|dak',
  east_asian: '초|분|秒|分',
};

/** Words for an area code that is written apart from its number: `Vorwahl 030, Rufnummer 30123456`. */
export const AREA_CODE_WORDS: Readonly<Record<string, string>> = {
  en: '(?:area|std|dialling|dialing|dial) code|std',
  de: '(?:orts)?vorwahl(?:nummer)?|vorw',
  fr: 'indicatif',
  it: 'prefisso',
  es: 'lada|clave lada|prefijo',
  pt: 'ddd|indicativo',
  nl: 'netnummer|kengetal',
  sv: 'riktn(?:umme)?r',
  fi: 'suuntanumero',
  pl: 'nr kier|numer kierunkowy|kierunkowy|kier',
  cs: 'předvolba|predvolba',
  hu: 'körzetszám',
  tr: 'alan kodu',
  cyrillic: 'код города|код міста|код',
  zh: '区号|區號',
  ja: '市外局番',
  ko: '지역번호',
};

/** Words that say that an area code is that of several numbers: `(both 02)`, `Vorwahl jeweils 030`. */
export const SHARED_CODE_WORDS: Readonly<Record<string, string>> = {
  en: 'all|both|each',
  de: 'alle|beide|jeweils',
  fr: 'tous|toutes',
  es: 'todos|ambos',
  it: 'tutti|entrambi',
  nl: 'allemaal|beiden',
  pl: 'wszystkie|oba',
  cs: 'všechna|obě',
  hu: 'mind|mindkettő',
  nordic: 'alla|båda|begge|kaikki|molemmat',
  tr: 'hepsi|tümü',
  cyrillic: 'все|оба|всі|обидва',
  el: 'όλα',
};

/** Words for "and" or "or" between two numbers of a list: `Tel. (55) 5012 3456 y 9123 4567`. */
export const AND_WORDS: Readonly<Record<string, string>> = {
  en: 'and|or',
  de: 'und|oder',
  fr: 'et|ou',
  es: 'y|o',
  'it, pt': 'e|ou',
  nl: 'en|of',
  nordic: 'och|og|ja',
  pl: 'i|lub',
  cs: 'a|nebo',
  hu: 'és|vagy',
  ro: 'și|si|sau',
  tr: 've|veya',
  cyrillic: 'и|или|і|та|або',
  el: 'και|ή',
  id: 'dan|atau',
};
