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
