import {
  ABOUT_NUMBER_WORDS,
  AREA_CODE_HEADINGS,
  CALLING_CODE_HEADINGS,
  COMPANY_WORDS,
  DIRECT_WORDS,
  FAX_WORDS,
  HOME_WORDS,
  KIND_WORDS,
  LINE_HEADINGS,
  MAIL_WORDS,
  MAIN_WORDS,
  MOBILE_WORDS,
  NO_VOICE_WORDS,
  OTHER_NUMBER_WORDS,
  PHONE_HEADING_WORDS,
  PHONE_ID_WORDS,
  SOMEONE_ELSE_WORDS,
  WORK_WORDS,
} from '@/lib/lists/columns/data/phone-words';
import type { ColumnRole, NumberLabel } from '@/lib/lists/model';
import { wordPattern } from './heading-words';

const NUMBER = wordPattern(PHONE_HEADING_WORDS, MOBILE_WORDS);
const LINE = new RegExp(`^(?:${wordPattern(LINE_HEADINGS).source})$`, 'u');
const FAX = wordPattern(FAX_WORDS);
const MAIL = wordPattern(MAIL_WORDS);
const NO_VOICE = wordPattern(NO_VOICE_WORDS);
const PHONE_ID = wordPattern(PHONE_ID_WORDS);
const KIND = wordPattern(KIND_WORDS);
const ABOUT_NUMBER = wordPattern(ABOUT_NUMBER_WORDS);
const CALLING_CODE = wordPattern(CALLING_CODE_HEADINGS);
const CODE = wordPattern(AREA_CODE_HEADINGS, CALLING_CODE_HEADINGS);

/** The first that fits decides: a mobile phone at work is mobile, the direct line at a company direct. */
const LABELS: readonly [NumberLabel, RegExp][] = [
  ['other', wordPattern(SOMEONE_ELSE_WORDS)],
  ['mobile', wordPattern(MOBILE_WORDS)],
  ['direct', wordPattern(DIRECT_WORDS)],
  ['company', wordPattern(COMPANY_WORDS)],
  ['work', wordPattern(WORK_WORDS)],
  ['home', wordPattern(HOME_WORDS)],
  ['other', wordPattern(OTHER_NUMBER_WORDS)],
  ['main', wordPattern(MAIN_WORDS)],
];

/** A heading about phones. */
export interface NumberHeading {
  holds: ColumnRole;
  /** It may also name something else about a number, such as the day it was checked: the cells decide. */
  dependsOnCells?: true;
}

/**
 * Reads a heading of numbers, of their area codes or of their kinds. Takes the result of `headingWords`;
 * `undefined` if the heading is about something else.
 */
export function readNumberHeading(words: string): NumberHeading | undefined {
  if (FAX.test(words)) return { holds: { role: 'fax' } };
  if (MAIL.test(words)) return undefined;
  if (CODE.test(words)) return { holds: { role: 'area-code' }, dependsOnCells: true };
  if (NO_VOICE.test(words)) return { holds: { role: 'other' } };
  if (!NUMBER.test(words) && !LINE.test(words)) return undefined;
  if (PHONE_ID.test(words)) return { holds: { role: 'other' } };
  if (KIND.test(words)) return { holds: { role: 'number-label' }, dependsOnCells: true };
  const holds = { role: 'number', label: headingLabel(words) } as const;
  return ABOUT_NUMBER.test(words) ? { holds, dependsOnCells: true } : { holds };
}

/** A number without a kind is the main one; the second of them is another. */
export function headingLabel(words: string): NumberLabel {
  return labelIn(words) ?? (/(?<=^| )(?:[2-9]|\d\d)(?= |$)/.test(words) ? 'other' : 'main');
}

/** Returns the kind of number that words name (result of `headingWords`), if they name one. */
export function labelIn(words: string): NumberLabel | undefined {
  return LABELS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Returns whether words name kinds of numbers and nothing else (result of `headingWords`). */
export function namesOnlyLabel(words: string): boolean {
  const left = LABELS.reduce((rest, [, pattern]) => rest.replace(pattern, ''), words);
  return words !== '' && left.trim() === '';
}

/** Returns whether words name a fax (result of `headingWords`). */
export function namesFax(words: string): boolean {
  return FAX.test(words);
}

/** Returns whether words name a phone of any kind (result of `headingWords`). */
export function namesPhone(words: string): boolean {
  return NUMBER.test(words);
}

/** Returns whether words name the calling code of a country, not an area code (result of `headingWords`). */
export function namesCallingCode(words: string): boolean {
  return (
    CALLING_CODE.test(words) ||
    /(?<=^| )(?:country|countries|pays|pais|paese|land)(?= |$)/.test(words)
  );
}
