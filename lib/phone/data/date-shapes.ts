import { notInsideDigits, type Shape } from './shape';

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
const CLOCK = '(?:[01]\\d|2[0-4])[.]?[0-5]\\d';

/** Dates, times and their ranges, as written by people and programs. */
export const DATE_SHAPES: readonly Shape[] = [
  {
    reason: 'a date',
    signs: '-./',
    minDigits: 6,
    minGroups: 3,
    pattern: notInsideDigits(`${YEAR}([-./])${MONTH}\\1${DAY}[.]?`),
    beats: 3,
    firm: true,
    example: '2026-02-11',
  },
  {
    reason: 'a date',
    signs: '-./',
    minDigits: 6,
    minGroups: 3,
    pattern: notInsideDigits(
      // A separator for each order: one that did not match would be an empty one.
      `(?:${DAY}([-./])\\s?${MONTH}\\1|${MONTH}([-./])${DAY}\\2)\\s?${YEAR}`,
    ),
    beats: 3,
    firm: true,
    example: '11.02.2026',
  },
  {
    reason: 'a date',
    signs: '-./',
    minDigits: 4,
    minGroups: 3,
    // Pairs after an area code in brackets are no date: `(4722) 30-12-34`.
    pattern: notInsideDigits(`(?<!\\d{3}\\) ?)${DAY}([-./])${MONTH}\\1\\d\\d`),
    beats: 3,
    example: '11.02.26',
  },
  {
    reason: 'a range of dates',
    signs: '-./',
    minDigits: 6,
    minGroups: 5,
    pattern: notInsideDigits(
      `${DAY}([-./])${MONTH}(?:\\1(?:${YEAR}|\\d\\d))?[.]?\\s?[-–/]\\s?${DAY}\\1${MONTH}\\1(?:${YEAR}|\\d\\d)`,
    ),
    beats: 3,
    firm: true,
    example: '01.02.2026 - 15.02.2026',
  },
  {
    reason: 'a range of dates',
    signs: '-',
    minDigits: 12,
    minGroups: 6,
    pattern: notInsideDigits(`${DAY}-${DAY}-${YEAR}-${DAY}-${DAY}-${YEAR}`),
    beats: 3,
    firm: true,
    example: '02-11-2026-03-11-2026',
  },
  {
    reason: 'a date',
    minDigits: 8,
    minGroups: 1,
    pattern: notInsideDigits(
      `${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:[- ]?(?:[01]\\d|2[0-3])[0-5]\\d(?:[0-5]\\d)?)?`,
    ),
    beats: 3,
    example: '20260211 103045',
  },
  {
    reason: 'a date',
    minDigits: 8,
    minGroups: 1,
    pattern: notInsideDigits(`(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])${YEAR}`),
    beats: 2,
    example: '11022026',
  },
  {
    reason: 'a date and time',
    signs: '-./',
    minDigits: 12,
    minGroups: 5,
    pattern: notInsideDigits(
      `(?:${YEAR}([-./])\\d\\d\\1\\d\\d|\\d\\d([-./])\\d\\d\\2${YEAR})[ -]{1,3}\\d\\d[.-]\\d\\d(?:[.-]\\d\\d)?`,
    ),
    beats: 3,
    firm: true,
    example: '11.02.2026 10.30',
  },
  {
    reason: 'opening hours',
    signs: '-',
    minDigits: 8,
    minGroups: 2,
    pattern: notInsideDigits(`${CLOCK}\\s?-\\s?${CLOCK}`),
    beats: 3,
    example: '09.00-17.30',
  },
  {
    reason: 'years',
    signs: ' /-',
    minDigits: 8,
    minGroups: 2,
    pattern: notInsideDigits(`${YEAR}(?:[ /-]{1,3}${YEAR})+`),
    beats: 3,
    example: '1998-2004',
  },
  {
    reason: 'a date and time of a log',
    signs: ' ',
    minDigits: 12,
    minGroups: 2,
    pattern: notInsideDigits(
      '[0-2]\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3])[0-5]\\d[0-5]\\d(?: \\d{1,5})?',
    ),
    beats: 3,
    example: '081109 203615 148',
  },
  {
    reason: 'a time stamp',
    minDigits: 10,
    minGroups: 1,
    pattern: notInsideDigits('1\\d{9}(?:\\d{3})?'),
    beats: 1,
    example: '1131566636',
  },
];
