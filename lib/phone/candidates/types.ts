import type { CountryCode, PhoneNumberType } from 'libphonenumber-js/core';

/** ISO 3166-1 alpha-2 code of a country or territory that has a numbering plan (`US`, `DE`). */
export type { CountryCode };

/** A range of text that may be a number: UTF-16 offsets, end exclusive. */
export interface Candidate {
  start: number;
  end: number;
  /** Maximum digits of its numbers, counting letters that are dialled. */
  digits: number;
}

/** A candidate with the text around it, as a page sends it to the background. */
export interface CandidateText {
  raw: string;
  before: string;
  after: string;
  hint?: Hint | undefined;
  /** Text of the record that contains it, one part per line, nearest first. May name a country. */
  record?: string | undefined;
}

/**
 * Where a candidate is: all of a table's `cell`, all of a cell beside a mail address (`contact`), or in
 * another text (`near`).
 */
export type PositionInRow = 'near' | 'cell' | 'contact';

/** A number within a candidate. Offsets are within `raw`, end exclusive. */
export interface FoundNumber {
  start: number;
  end: number;
  confidence: Confidence;
  /** ISO 3166. Set only if the number has a country code. */
  country?: string;
}

/**
 * How certain a verdict is. `certain` and `likely` are marked; `doubtful` can be called by
 * right-click only.
 */
export type Confidence = 'certain' | 'likely' | 'doubtful';

/** Line type from the numbering plan; `UNKNOWN` if the plan has none. */
export type LineType = PhoneNumberType | 'UNKNOWN';

/** A phone number found in a text, with the reason. */
export interface Verdict {
  /** UTF-16 offsets within the text that was judged, end exclusive. */
  start: number;
  end: number;
  /** `+` and digits, ITU-T E.164. */
  e164: string;
  /** Digits of the extension, without its word. */
  ext?: string;
  /** The number with all its digits. Set only if the text has some of them elsewhere, such as the area code. */
  written?: string;
  /** Absent for numbers without a country (`+800`, `+882`). */
  country?: CountryCode;
  type: LineType;
  confidence: Confidence;
  /** Tells the rep why it is a number, or why it is doubtful. */
  reason: string;
  /**
   * Set only for numbers written without a country code: the evidence for the country they were
   * read in.
   */
  countrySource?: CountrySource;
  /** The country is only a guess: the rep must confirm it before a call is offered. */
  guessed?: true;
}

/**
 * Evidence for the country of a number without a country code: its record names the country, the
 * rep chose it for the site, the page's language or domain, other numbers on the page, or the rep's
 * default.
 */
export type CountrySource = 'record' | 'site' | 'language' | 'domain' | 'others' | 'default';

/** Evidence for the country of numbers without a country code, strongest first. */
export interface CountryEvidence {
  /** The country the rep chose for this site. */
  site?: CountryCode;
  /** Countries of numbers on the page that have a country code. */
  others?: readonly CountryCode[];
  /** Host name of the page. Its top-level domain is used. */
  host?: string;
  /** `lang` of the page, BCP 47. The region is strong evidence, the language alone weak. */
  lang?: string;
  /** The rep's default country. Always set. */
  default: CountryCode;
}

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
