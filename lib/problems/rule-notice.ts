import { z } from 'zod';

/** From and to, in minutes since local midnight. `to` itself is outside. */
const rangeSchema = z.tuple([z.int().min(0).max(1440), z.int().min(0).max(1440)]);

/** A version of a national do-not-call registry, as a sentence names it. */
export const registryVersionSchema = z.object({
  name: z.string(),
  /** ISO 3166. */
  country: z.string(),
  /** The day of the version, `2026-11-12`. */
  asOf: z.string(),
});

/** A version of a national do-not-call registry. */
export type RegistryVersion = z.infer<typeof registryVersionSchema>;

/** A version of the company's do-not-call list, which the policy names. */
export const sharedListVersionSchema = z.object({
  name: z.string(),
  /** Grows with each version. */
  serial: z.number(),
  /** ISO 8601. */
  issuedAt: z.string(),
});

/** A version of the company's do-not-call list. */
export type SharedListVersion = z.infer<typeof sharedListVersionSchema>;

/** What a rule says of a call, as data: the view makes the sentence in the rep's language. */
const ruleWordsSchema = z.discriminatedUnion('kind', [
  /** Outside the calling hours of that day. Without `allowed` ranges, no calls on such a day. */
  z.object({
    kind: z.literal('hours'),
    day: z.enum(['weekday', 'saturday', 'sunday', 'holiday']),
    allowed: z.array(rangeSchema),
  }),
  /** As many calls to this number as the rule allows in that many hours. */
  z.object({
    kind: z.literal('attempts'),
    made: z.int(),
    limit: z.int(),
    hours: z.int(),
    /** How many of them colleagues made, as the service's history tells; absent for none. */
    byColleagues: z.int().optional(),
  }),
  /** The national registry that the call is checked against is older than the rule allows. */
  z.object({
    kind: z.literal('registry-age'),
    registry: registryVersionSchema,
    /** The most days that it may be old. */
    days: z.int(),
  }),
]);

/** One rule that speaks against a call now. */
const ruleReasonSchema = z.object({
  /** The rule's id. */
  rule: z.string(),
  /** ISO 3166. */
  country: z.string(),
  /** State or province, in English; absent if the rule is the whole country's. */
  region: z.string().optional(),
  words: ruleWordsSchema,
  /** The law, as one cites it. */
  source: z.string(),
  /** The day on which the rule was last checked against its source, `2026-11-23`. */
  asOf: z.string(),
  /** Checked more than a year ago. */
  isOld: z.literal(true).optional(),
});

/** The rules that warn against a call, and when all of them allow it. */
export const ruleNoticeSchema = z.object({
  because: z.array(ruleReasonSchema).min(1),
  /** Epoch ms; absent if no such time was found in the coming weeks. */
  nextAllowedAt: z.number().optional(),
});

/** A rule's reason as it crosses worlds. */
export type RuleReason = z.infer<typeof ruleReasonSchema>;

/** A warning or a refusal by rules, as it crosses worlds. */
export type RuleNotice = z.infer<typeof ruleNoticeSchema>;

/** The ids of a notice's rules, which the rep saw before calling anyway. */
export function rulesIn(notice: RuleNotice | undefined): string[] {
  return notice?.because.map(({ rule }) => rule) ?? [];
}
