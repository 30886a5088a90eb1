import Holidays from 'date-holidays';
import { expect, it } from 'vitest';
import { BUILT_IN_RULES } from '@/lib/rules/data/built-in-rules';
import { isHoliday } from '@/lib/rules/hours/holidays';
import type { Rule } from '@/lib/rules/rule';

/**
 * Where the holidays of a rule differ from the public holidays of the library `date-holidays`, in 2026 to 2031,
 * and why ours stays. A day is named by the library, or by `ours` if only ours has it. Sundays are left out:
 * every rule with holidays closes them.
 */
const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'au-hours': {
    'Easter Saturday': 'not a holiday in all states',
    "New Year's Day": 'a substitute day; no source names it for telemarketing (docs/rules.md)',
    'Australia Day': 'a substitute day, too',
    'Christmas Day (substitute day)': 'a substitute day, too',
    'Boxing Day (substitute day)': 'a substitute day, too',
    ours: 'Australia Day on a Saturday: the standard names the date',
  },
  'us-ri-hours': {
    "New Year's Day": 'a Saturday: the law excepts holidays from weekdays only',
    Juneteenth: 'a Saturday, too',
    'Independence Day': 'a Saturday, too',
    'Veterans Day': 'a Saturday, too',
    'Christmas Day': 'a Saturday, too',
    ours: 'the Friday or Monday that is kept instead, and 4 May',
  },
  'us-ut-hours': {
    "New Year's Day":
      'a Saturday: “the preceding Friday is the legal holiday” (Utah Code § 63G-1-301)',
    'Independence Day': 'a Saturday, too',
    'Pioneer Day': 'a Saturday, too',
    'Veterans Day': 'a Saturday, too',
    'Christmas Day': 'a Saturday, too',
    Juneteenth: 'moved to a Monday by the same section',
    'Juneteenth (substitute day)': 'moved to a Monday by the same section',
    ours: 'the days to which these are moved',
  },
};

const YEARS = [2026, 2027, 2028, 2029, 2030, 2031];
const DAY_MS = 86_400_000;

const rules = BUILT_IN_RULES.flatMap((rule) =>
  rule.kind === 'hours' && rule.holiday ? [{ ...rule, days: rule.holiday.days }] : [],
);

it.each(rules)('knows why the holidays of $id differ from those of a library', (rule) => {
  const names = YEARS.flatMap((year) => differences(rule, libraryFor(rule), year));
  expect(new Set(names)).toEqual(new Set(Object.keys(DIFFERENCES[rule.id] ?? {})));
});

/** Names of the weekdays and Saturdays in a year that are holidays for one side only. */
function differences({ days }: (typeof rules)[number], library: Holidays, year: number): string[] {
  const theirs = new Map(
    library
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => [date.slice(0, 10), name]),
  );
  return workdaysOf(year).flatMap((iso) => {
    const [, month = 0, day = 0] = iso.split('-').map(Number);
    const name = theirs.get(iso);
    const isOurs = isHoliday({ year, month, day }, days);
    return isOurs === (name !== undefined) ? [] : (name ?? 'ours');
  });
}

function workdaysOf(year: number): string[] {
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: 366 }, (_, at) => new Date(first + at * DAY_MS))
    .filter((date) => date.getUTCFullYear() === year && date.getUTCDay() !== 0)
    .map((date) => date.toISOString().slice(0, 10));
}

const STATES: Readonly<Record<string, string>> = { 'Rhode Island': 'ri', Utah: 'ut' };

function libraryFor({ countries, region = '' }: Rule): Holidays {
  const [country = ''] = countries;
  const state = STATES[region];
  return state ? new Holidays(country, state) : new Holidays(country);
}
