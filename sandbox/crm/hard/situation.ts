/** The expected numbers of a hard page. They are not in the page, so that no code there can read them. */
export type Situation = {
  /** Path of the page: `/crm/hard/<slug>`. */
  slug: string;
  title: string;
  /** E.164 of all numbers visible as text, also in frames and shadow roots. */
  expected: readonly string[];
  /** E.164 of numbers that no text shows: in fields, links and structured data. */
  unseen?: readonly string[];
  /** Texts without digits that are marked because their link dials. */
  words?: readonly string[];
  /** Texts on the page that must never be marked. */
  traps: readonly string[];
};
