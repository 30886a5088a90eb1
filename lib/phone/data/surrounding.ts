/** Signs right beside a number that make it part of something else. */
export interface Surrounding {
  /** Completes "part of …". */
  reason: string;
  /** Tested on the text before a number, anchored at its end. */
  before?: RegExp;
  /** Tested on the text after a number, anchored at its start. With `before`, both must fit. */
  after?: RegExp;
  /**
   * What it fits beside, tested on the visible character next to the number and the space between
   * (`, ` before it, ` €` after it); of the text before where it has one. Saves looking.
   */
  near: RegExp;
  /** A text that it is right about. */
  example: string;
  /** What it outweighs: everything, all but `+` and bracketed area codes, or only bare digits. */
  beats: 'all' | 'grouped' | 'bare';
  /** The whole candidate is part of it, not only the number that the sign touches. */
  whole?: true;
  /** A word for phone right beside the number wins all the same (`Tel-030…`, `phone=212…`). */
  unlessPhone?: true;
}
