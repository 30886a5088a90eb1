/**
 * What a page may know about a candidate beside its text.
 * `tel-link`: the percent-decoded body of a dial link.
 * `tel-input`: the value of a phone input.
 * `label`: a label beside it says phone.
 * `column`: its table column header says phone.
 * `microdata`: schema.org telephone.
 * `autocomplete`: `autocomplete=tel*`.
 */
export const HINTS = [
  'tel-link',
  'tel-input',
  'label',
  'column',
  'microdata',
  'autocomplete',
] as const;

/** One of {@link HINTS}. */
export type Hint = (typeof HINTS)[number];
