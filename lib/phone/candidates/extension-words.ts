/**
 * Words for an extension, right before its digits: `0113 496 0188 ext. 12`. A page looks for them too,
 * so their bytes count. In a pattern without regard to case; no letter may follow them.
 */
export const EXTENSION_WORDS =
  // English, with `loc. 214` and `local 214` of Canada and the Philippines.
  String.raw`ext[\p{L}]*|x|` +
  // English, Danish, Polish, Serbian and Croatian: loc, local; lok, lokal.
  'lo[ck](?:al)?|' +
  // German, with Austria's Klappe; Czech and Slovak; Croatian.
  'dw|durchwahl|app|nst|kl|klap(?:pe|ka)|linka|ku[cć]ni|' +
  // French, Italian, Spanish, Portuguese, Romanian.
  String.raw`p|poste|int[\p{L}]{0,5}|anexo|r|ramal|` +
  // Dutch, Polish, Hungarian, Turkish.
  'toestel|tst|wewn?|mellék|dahili|' +
  // Swedish, Finnish, Estonian, Latvian, Lithuanian.
  String.raw`ankn[\p{L}]*|alanumero|ala-?nro|lühinr|iekš|vid|` +
  // Russian, Ukrainian, Bulgarian, Greek.
  String.raw`доб[\p{L}]*|вн|вътр|εσ[\p{L}]*|` +
  // Indonesian, Malay, Vietnamese.
  'pes(?:awat)?|samb(?:ungan)?|máy (?:lẻ|nhánh)|' +
  // Arabic, Persian, Hebrew, Thai.
  'تحويل[ةه]|فرعي|داخل[يی]|שלוחה|ต่อ|' +
  // Chinese, Japanese, Korean.
  '[内內分转轉線线機机]{1,2}|내선|교환';
