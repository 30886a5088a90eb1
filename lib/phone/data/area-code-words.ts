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
