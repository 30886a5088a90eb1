import { wordsBefore } from '@/lib/phone/evidence/nearby-words';

/** Characters that are not drawn. Some scripts need a (non-)joiner between two letters. */
const INVISIBLE =
  /(?!(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L}))[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The callee's name: the first of the possible names that is one. Some are labels of the phone
 * instead (`Work phone`, `Mobile`), others headings of the CRM (`Customer Details`). A page can make
 * a name look like a number, so names are normalized (NFKC) and those that read as one are dropped.
 */
export function calleeNameIn(names: readonly string[]): { calleeName?: string } {
  const calleeName = names.map(normalized).find(isCalleeName);
  return calleeName ? { calleeName } : {};
}

function normalized(name: string): string {
  return name.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}

function isCalleeName(name: string): boolean {
  return name !== '' && !readsAsNumber(name) && !isHeading(name) && wordsBefore(name).phone < 2;
}

function isHeading(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return HEADING_WORDS.first.has(words[0] ?? '') || HEADING_WORDS.last.has(words.at(-1) ?? '');
}

/** A name with more digits, of any script, reads as a phone number. */
const MAX_DIGITS = 4;
/** The same with letters in place of digits. Phone numbers have seven or more. */
const MAX_LOOKALIKES = 6;

/** Letters and signs that are drawn like a digit, in names that are normalized (NFKC). */
const LOOKALIKES =
  'OoОоΟοՕօסØø○◯' + // 0
  'IlıІΙӀӏƖןا|ǀ' + // 1
  'ZzΖƧƨᒿ' + // 2
  'ЗзƷʒӠӡȜȝƐɛҘҙ' + // 3
  'ЧчӋᏎ' + // 4
  'SsЅѕƼƽՏ' + // 5
  'бϬЬьGᏮb' + // 6
  'T⅂ᒣ' + // 7
  'BВΒȢȣ' + // 8
  'gqԛᏭ'; // 9
const LIKE = `\\p{N}${LOOKALIKES.replace('|', '\\|')}`;
/** What is drawn like a digit, in a row. */
const LIKE_DIGITS = new RegExp(`[${LIKE}]+`, 'gu');
/** Two words, or parts of a number, are divided by anything else. */
const DIVIDERS = new RegExp(`[^\\p{L}${LIKE}]+`, 'u');

/** Three or more digits in a row, among them Han numerals, which are digits only then. */
const HAN_ROW = /[\p{N}〇零一二三四五六七八九壹贰貳叁參肆伍陆陸柒捌玖壱弐]{3,}/gu;
/** Numbers of one character, such as ⓫, can be two digits. */
const SINGLE = /[\p{No}\p{Nl}]/gu;

/**
 * Returns whether a normalized name can be taken for a phone number: it has many digits of any script or
 * shape, Han numerals in a row, or words of digits and letters that are drawn like digits.
 */
export function readsAsNumber(name: string): boolean {
  return digitsIn(name) > MAX_DIGITS || longestLikeDigits(name) > MAX_LOOKALIKES;
}

function digitsIn(name: string): number {
  const rows = name.replace(/[^\p{L}\p{N}]+/gu, '').match(HAN_ROW) ?? [];
  return lengthOf(name, /\p{N}/gu) + lengthOf(name, SINGLE) + lengthOf(rows.join(''), /\P{N}/gu);
}

/** The most characters in a row of words that are drawn like digits, at least one of them no plain letter. */
function longestLikeDigits(name: string): number {
  let longest = 0;
  let row = '';
  for (const word of name.split(DIVIDERS)) {
    const part = likeDigitsIn(word);
    row = part === '' ? '' : row + part;
    if (/[^a-z]/iu.test(row)) longest = Math.max(longest, [...row].length);
  }
  return longest;
}

/** The parts of a word that are drawn like digits: the whole word, or those with a digit in them. */
function likeDigitsIn(word: string): string {
  const parts = word.match(LIKE_DIGITS) ?? [];
  return parts.filter((part) => part === word || /\p{N}/u.test(part)).join('');
}

function lengthOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Words that end a CRM's headings but no names: `Customer Details`, `Kundendaten`. */
const LAST = `details detail information info overview summary profile record records settings
  preferences dashboard contacts accounts customers clients leads deals companies people users edit
  view list report reports results history timeline activities
  übersicht einzelheiten kontaktdaten stammdaten kundendaten datensatz profil einstellungen kontakte
  kunden firmen ansprechpartner bearbeiten ansicht bericht verlauf aktivitäten
  gegevens overzicht profiel instellingen contacten klanten bedrijven bewerken geschiedenis
  activiteiten
  detaljer uppgifter opplysninger oplysninger översikt oversikt oversigt inställningar innstillinger
  indstillinger kontakter kunder
  ayrıntıları detayları bilgileri bilgisi özeti profili ayarları kişiler müşteriler`;

/** Words that start such headings in other languages: `Fiche client`, `Datos del cliente`. */
const FIRST = `détails détail informations coordonnées aperçu fiche profil paramètres tableau modifier
  detalles detalle información datos resumen ficha perfil ajustes editar
  dettagli dettaglio informazioni riepilogo scheda profilo impostazioni modifica
  detalhes detalhe informações dados resumo
  szczegóły dane podsumowanie ustawienia edytuj edit view new
  сведения данные карточка профиль настройки детали інформація
  تفاصيل بيانات معلومات ملف إعدادات פרטי הגדרות`;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** First and last words of headings, lower case. */
const HEADING_WORDS = { first: wordsOf(FIRST), last: wordsOf(LAST) } as const;
