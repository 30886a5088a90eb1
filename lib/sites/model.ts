import { z } from 'zod';
import { recordEvidenceSchema, recordPageSchema } from '@/lib/crm/model';
import { type CandidateText, HINTS } from '@/lib/phone/candidates/types';
import type { PageRestriction } from './restricted-page';

const context = z.string().max(200);
/** Countries of numbers on the page that have a country code, once for each such number. */
const others = z
  .array(z.string().regex(/^[A-Z]{2}$/))
  .max(20)
  .optional();

/** What a page tells about the country of its numbers. `lang` is the page's own. */
export const countryFactsSchema = z.object({ lang: z.string().max(40), others });

/** What a page tells about the country of its numbers. */
export type CountryFacts = z.infer<typeof countryFactsSchema>;

/** A candidate as a page sends it. */
export const candidateSchema = z.object({
  raw: z.string().min(1).max(500),
  before: context,
  after: context,
  hint: z.enum(HINTS).optional(),
  record: context.optional(),
}) satisfies z.ZodType<CandidateText>;

/** Possible names of the callee on the page, nearest first. */
export const calleeNamesSchema = z.array(z.string().max(120)).max(2);

/** The numbers in one frame, as its script lists them for the popup. */
export const listedNumbersSchema = z.object({
  ...countryFactsSchema.shape,
  host: z.string().max(300),
  numbers: z
    .array(
      z.object({
        candidate: candidateSchema,
        /** Offset of the number in the candidate. Without it, all of its numbers are meant. */
        start: z.int().nonnegative().optional(),
        calleeNames: calleeNamesSchema,
        recordEvidence: recordEvidenceSchema.optional(),
      }),
    )
    .max(500),
  recordPage: recordPageSchema.optional(),
});

/** The numbers in one frame. */
export type ListedNumbers = z.infer<typeof listedNumbersSchema>;

/** What the rep right-clicked, in the browser's words: selected text, or the address of a link. */
export type MenuTarget = { selection: string } | { link: string };

/** What a frame tells about the selection or dial link that the rep right-clicked. */
export const menuTargetDetailsSchema = z.object({
  ...countryFactsSchema.shape,
  candidate: candidateSchema,
  calleeNames: calleeNamesSchema,
  recordPage: recordPageSchema.optional(),
  recordEvidence: recordEvidenceSchema.optional(),
  /** The text that the link shows. */
  linkText: z.string().max(500).optional(),
  /** Names the position in the frame, to show the card there. */
  anchorId: z.string().max(100),
});

/** What a frame tells about the selection or dial link that the rep right-clicked. */
export type MenuTargetDetails = z.infer<typeof menuTargetDetailsSchema>;

/** What is not read in a frame. Several answers name it, so that it is known before any verdict counts. */
export interface IgnoredHere {
  /** CSS selectors of elements, by the rules for the frame's site alone. */
  ignored: string[];
}

/** The verdicts on a frame's candidates. */
export interface FrameVerdicts {
  /** One verdict line for each candidate, in the order asked; empty means no number. */
  verdicts: string[];
  /** Candidates with fewer digits are never numbers on this page. */
  fewestDigits: number;
}

/** Whether numbers are found on a tab's site. */
export interface SiteStatus {
  /** `https://crm.example`. Absent where no extension may run (browser pages, stores). */
  origin?: string;
  host?: string;
  /** The match pattern to request host access for. */
  pattern?: string;
  granted: boolean;
  excluded: boolean;
  /** The site of the rule that decides. Without one, the choice of sites for all pages does. */
  rule?: string;
  /** A rule for the site cannot be read, so no numbers are found. */
  brokenRule?: true;
  /** Why the page can't be read, if its address tells. */
  restriction?: PageRestriction;
  /** The administrator fixed the rules for sites, so the rep can't turn this one on or off. */
  isManaged?: true;
  allSites: boolean;
}

/** Whether numbers are found on a host, and what decided that: a rule, or else the mode. */
export interface SiteDecision {
  finds: boolean;
  /** The site of the rule. A rule that cannot be read may have none. */
  rule?: string;
  /** A rule cannot be read, so nothing is found. */
  isBroken?: true;
}

/** What counts for a typed address. */
export interface TriedAddress extends SiteDecision {
  host: string;
  /** Whether the browser lets Handset read the site. */
  granted: boolean;
  /** The selectors of the elements that are not read there. */
  ignored: string[];
}
