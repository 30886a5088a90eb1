/** When the rules of a country were checked. */
export interface CountryRules {
  /** ISO 3166. */
  country: string;
  /** The day of the row that was checked longest ago: `2026-11-23`. */
  asOf: string;
  /** It was checked over a year ago: the law may have changed. */
  isOld?: true;
}

/**
 * What a law of the callee's region asks before a call is recorded: to say so, or also to wait for
 * everybody's consent. Without a law that was read, `announce`.
 */
export interface RecordingNotice {
  kind: 'announce' | 'all-party';
  /** The law, where its text was read, and the day of that; absent without one. */
  law?: { region?: string; country: string; source: string; url: string; asOf: string };
  /** The words to say, in a language of the callee's country. */
  words?: { language: string; text: string };
}

/** A row: the location of a callee, and what is said to them before the call is recorded. */
export interface RecordingNoticeRow {
  /** ISO 3166. */
  country: string;
  /** State, as the numbering data names it; absent for the whole country. */
  region?: string;
  /** `all-party`: nobody may record without the consent of all. */
  kind: 'announce' | 'all-party';
  /** The law, as one cites it, and where its text was read. */
  source: string;
  url: string;
  /** The day on which the row was checked against its source. */
  asOf: string;
  /** The words to say, in a language of the country. */
  words?: { language: string; text: string };
}

/** What one rule said of a call. */
export interface CheckedRule {
  rule: string;
  /** The law, as one cites it. */
  source: string;
  /** The day on which the rule was checked against its source. */
  asOf: string;
  verdict: 'allow' | 'warn' | 'block';
}
