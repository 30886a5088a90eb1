import type { CountryCode, PhoneNumberType } from 'libphonenumber-js/core';

/** ISO 3166-1 alpha-2 code of a country or territory that has a numbering plan (`US`, `DE`). */
export type { CountryCode };

/** Where in a text a number may stand: UTF-16 offsets, end exclusive. */
export interface Candidate {
  start: number;
  end: number;
  /** Most digits that its numbers can have; letters that are dialled count. */
  digits: number;
}

/** How sure a verdict is: certain and likely are marked, doubtful is callable by right-click only. */
export type Confidence = 'certain' | 'likely' | 'doubtful';

/** Type of line as the numbering plan tells it; `UNKNOWN` when the plan does not. */
export type LineType = PhoneNumberType | 'UNKNOWN';

/** A number found, with why we think so. */
export interface Verdict {
  /** UTF-16 offsets within the text that was judged, end exclusive. */
  start: number;
  end: number;
  /** `+` and digits, ITU-T E.164. */
  e164: string;
  /** Digits of the extension, without its word. */
  ext?: string;
  /** Absent for numbers of no country (`+800`, `+882`). */
  country?: CountryCode;
  type: LineType;
  confidence: Confidence;
  /** In words, for the rep: why it is a number, or why it is doubtful. */
  reason: string;
  /** Only where it was written without its country's code: why it was read in the country it was. */
  readBy?: CountrySource;
  /** The country is only a guess: the rep is asked for it before a call is offered. */
  guessed?: true;
}

/**
 * Why a number without its country's code is read in a country: its record speaks of it, the rep
 * chose it on this site, the page's language or domain, other numbers of the page, the rep's default.
 */
export type CountrySource = 'record' | 'site' | 'language' | 'domain' | 'others' | 'default';

/** What a page and its rep say of the country of numbers written without one, strongest first. */
export interface CountryEvidence {
  /** What the rep chose before on this site. */
  site?: CountryCode;
  /** Countries of numbers on the page that named theirs. */
  others?: readonly CountryCode[];
  /** Host name of the page; its top-level domain counts. */
  host?: string;
  /** `lang` of the page, BCP 47; only its region counts fully. */
  lang?: string;
  /** The rep's own default: always there. */
  default: CountryCode;
}
