import { z } from 'zod';

/** Maximum length of an address that a page sends, in UTF-16 units. */
const MAX_ADDRESS = 2000;

/** What a page tells about itself, so that its CRM and record can be recognised. */
export const recordPageSchema = z.object({
  /** The frame's own address, with its hash. The background checks its origin. */
  address: z.string().max(MAX_ADDRESS),
  /** Paths of the first scripts and style sheets. */
  assets: z.array(z.string().max(200)).max(60),
  /** A heading that the page's title repeats. */
  title: z.string().max(120).optional(),
});

/** What a page tells about itself, so that its CRM and record can be recognised. */
export type RecordPage = z.infer<typeof recordPageSchema>;

/** What the page shows around a number that can name its record. */
export const recordEvidenceSchema = z.object({
  /** Whether it is the page's own: in no list, message, sentence or footer. */
  ofPage: z.boolean(),
  /** The first text of the row or card around it, if that is like a name. */
  rowName: z.string().max(120).optional(),
  /** Addresses of the row's links that show this name. */
  rowLinks: z.array(z.string().max(MAX_ADDRESS)).max(5).optional(),
  /** What the part around it starts with, where no element marks a row: a link, or a name. */
  headLink: z.string().max(MAX_ADDRESS).optional(),
  headName: z.string().max(120).optional(),
  /** The name of the field that holds the number. */
  field: z.string().max(80).optional(),
});

/** What the page shows around a number that can name its record. */
export type RecordEvidence = z.infer<typeof recordEvidenceSchema>;

/** The sites of the CRMs that are known or connected. */
export interface CrmSites {
  /** Sites that hold all of them: `crm.example.com`, `*.pipedrive.com`. Some hold other pages, too. */
  sites: readonly string[];
  /** Returns whether a host is a CRM's. */
  hasHost(host: string): boolean;
}
