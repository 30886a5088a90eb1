import { z } from 'zod';
import { MAX_IGNORED, selectorSchema } from './ignored-area';
import { sitePatternSchema } from './site-pattern';

/** The most rules that are kept. */
export const MAX_SITE_RULES = 5000;

/** A rule of the rep or an administrator for one site. It has at least one choice, and no unknown field. */
export const siteRuleSchema = z
  .strictObject({
    site: sitePatternSchema,
    /** Whether numbers are found there. Without it, a rule for a wider site or the mode decides. */
    find: z.enum(['always', 'never']).optional(),
    /** CSS selectors of elements whose text is not read. */
    ignore: z.array(selectorSchema).max(MAX_IGNORED).optional(),
  })
  .refine(({ find, ignore }) => find !== undefined || ignore !== undefined);

/** What the rep or an administrator says of one site. */
export type SiteRule = z.infer<typeof siteRuleSchema>;

const MAX_SHOWN = 300;

/**
 * A rule that cannot be read. No numbers are found on its site; on no site at all if its site cannot be read
 * either, because nobody knows where it was to hold.
 */
export const unreadableRuleSchema = z.object({
  /** What it says, to be shown and removed. */
  broken: z.string().max(MAX_SHOWN),
  site: sitePatternSchema.optional(),
});

/** A rule that cannot be read. */
export type UnreadableRule = z.infer<typeof unreadableRuleSchema>;

const anyRuleSchema = z.union([
  siteRuleSchema,
  unreadableRuleSchema,
  z.unknown().transform(asUnreadable),
]);

/** A value that the browser can have stored. */
const storedSchema = z.unknown().refine((stored) => JSON.stringify(stored) !== undefined);

/** A stored list of rules. No such value fails, so that a damaged one closes sites and opens none. */
export const siteRulesSchema = storedSchema.transform((stored): (SiteRule | UnreadableRule)[] => {
  if (!Array.isArray(stored)) return [asUnreadable(stored)];
  const rules = stored.slice(0, MAX_SITE_RULES).map((rule) => anyRuleSchema.parse(rule));
  return stored.length > MAX_SITE_RULES ? [...rules, asUnreadable('…')] : rules;
});

function asUnreadable(stored: unknown): UnreadableRule {
  const { site } = z.object({ site: z.unknown() }).safeParse(stored).data ?? {};
  const readable = sitePatternSchema.safeParse(site).data;
  const broken = String(JSON.stringify(stored)).slice(0, MAX_SHOWN);
  return { broken, ...(readable && { site: readable }) };
}

/** Where numbers are found unless a rule decides: on all allowed sites, on CRMs, or nowhere. */
export const siteModes = ['all', 'crm', 'listed'] as const;

/** Where numbers are found unless a rule decides. */
export type SiteMode = (typeof siteModes)[number];

/** With a damaged mode, numbers are found only on sites that a rule includes. */
export const siteModeSchema = storedSchema.transform(
  (stored): SiteMode => siteModes.find((mode) => mode === stored) ?? 'listed',
);

/** Returns whether a rule cannot be read. */
export function isBroken(rule: SiteRule | UnreadableRule): rule is UnreadableRule {
  return 'broken' in rule;
}
