import { z } from 'zod';

/** Kinds of days that calling hours tell apart. A holiday comes before the day of the week. */
export type DayKind = 'weekday' | 'saturday' | 'sunday' | 'holiday';

/** From and to, in minutes since local midnight. `to` itself is outside. */
export type MinuteRange = [from: number, to: number];

const DAY_MINUTES = 24 * 60;

const CLOCK = String.raw`(?:[01]\d|2[0-4]):[0-5]\d`;

/** `10:00-13:00 14:00-20:00`; empty for a day without calls. */
const hoursSchema = z
  .string()
  .regex(new RegExp(`^(?:${CLOCK}-${CLOCK}(?: (?!$)|$))*$`))
  .transform((text) => text.split(' ').filter(Boolean).map(readRange))
  .refine((ranges) => ranges.every(([from, to]) => from < to && to <= DAY_MINUTES));

const dateSchema = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

/** A day that is a holiday every year. */
const holidaySchema = z.union([
  /** `07-14`: month and day. */
  dateSchema,
  /** A date that moves by a number of days that depends on its day of the week, Sunday first. */
  z.object({
    date: dateSchema,
    moved: z.array(z.int().min(-7).max(7)).length(7).default([0, 0, 0, 0, 0, 0, 0]),
  }),
  /** Days after Easter Sunday (Gregorian). */
  z.object({ easter: z.int().min(-90).max(90) }),
  /** The nth weekday of a month; 0 is Sunday, and `nth: -1` is the last. */
  z.object({
    month: z.int().min(1).max(12),
    weekday: z.int().min(0).max(6),
    nth: z.literal([-1, 1, 2, 3, 4]),
  }),
]);

/** Calls of 30 days are always in the log: the shortest time that a rep can choose to keep them. */
const MAX_ATTEMPT_HOURS = 30 * 24;

const everyRule = {
  id: z.string().min(1).max(100),
  /** ISO 3166. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  /** State or province, as the numbering data names it; absent for the whole country. */
  region: z.string().optional(),
  /** The law, as one cites it, and where its text was read. */
  source: z.string().min(1).max(500),
  url: z.url({ protocol: /^https?$/ }),
  /** The day on which the row was checked against its source. */
  asOf: z.iso.date(),
};

/**
 * A rule as written in `lib/rules/data` or by an administrator. lib/settings reads an administrator's rules
 * with it, so our own pages load this module: it must import no phone metadata.
 */
export const ruleSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hours'),
    ...everyRule,
    weekday: hoursSchema,
    saturday: hoursSchema,
    sunday: hoursSchema,
    /** Absent where the rule does not name holidays. */
    holiday: z
      .object({
        hours: hoursSchema,
        /** Hours of a weekday before a holiday, where they differ. */
        eve: hoursSchema.optional(),
        days: z.array(holidaySchema).min(1),
      })
      .optional(),
  }),
  z.object({
    kind: z.literal('attempts'),
    ...everyRule,
    /** The most calls to one number in a number of hours. */
    limit: z.int().min(1),
    hours: z.int().min(1).max(MAX_ATTEMPT_HOURS),
  }),
]);

/** A rule as written. */
export type RuleRow = z.input<typeof ruleSchema>;

/** A rule that stays as written: what is stored must be readable again. */
export const ruleRowSchema = z.custom<RuleRow>((row) => ruleSchema.safeParse(row).success);

/** A rule. */
export type Rule = z.output<typeof ruleSchema>;

/** A rule about hours and days. */
export type HoursRule = Extract<Rule, { kind: 'hours' }>;

/** A rule about the number of calls. */
export type AttemptsRule = Extract<Rule, { kind: 'attempts' }>;

/** A day that is a holiday every year. */
export type Holiday = z.output<typeof holidaySchema>;

/** Parses rows of data. Throws a ZodError if one is wrong. */
export function readRules(rows: readonly RuleRow[]): Rule[] {
  return rows.map((row) => ruleSchema.parse(row));
}

/** Reads `08:30-21:00` as `[510, 1260]`. */
function readRange(text: string): MinuteRange {
  const [from = 0, to = 0] = text.split('-').map((clock) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return 60 * hours + minutes;
  });
  return [from, to];
}

/** A rule checked longer ago is old: the law may have changed. */
const OLD_AFTER_MS = 366 * 24 * 3_600_000;

/** Returns whether a rule was checked so long ago that its law may have changed. `at` is epoch ms. */
export function isOldRule({ asOf }: Pick<Rule, 'asOf'>, at: number): boolean {
  return at - Date.parse(asOf) > OLD_AFTER_MS;
}
