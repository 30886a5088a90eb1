/** A sign right beside a number that makes it part of something else. */
export interface SignRule {
  /** Completes "part of …". */
  reason: string;
  /** Tested on the text before a number, anchored at its end. */
  before?: RegExp;
  /** Tested on the text after a number, anchored at its start. With `before`, both must fit. */
  after?: RegExp;
  /** Text before a number that gives the sign after it another meaning. */
  unlessBefore?: RegExp;
  /**
   * Characters beside which it can match: the visible character next to the number and the space
   * between (`, ` before it, ` €` after it). Applies to the text before if `before` is set. Avoids
   * needless matching.
   */
  near: RegExp;
  /** An example that it must match. */
  example: string;
  /**
   * What it outweighs: everything; all except `+` and bracketed area codes; the same, except
   * numbers grouped after their national prefix (`020 7946 0018`); or only bare digits.
   */
  beats: 'all' | 'grouped' | 'local' | 'bare';
  /** The whole candidate is part of it, not only the number next to the sign. */
  whole?: true;
  /** A word for phone right beside the number outweighs it (`Tel-030…`, `phone=212…`). */
  unlessPhone?: true;
}

/** Text before a number that matches no sign. Most numbers have such text. */
export const NO_SIGN_BEFORE = String.raw`(?:^|[^=<>×÷*^§°′″'"$€£¥₹₽₩₺₴[(#•\d,:−xXBE-]\s|(?:^|\s)[\p{L}]+:\s?|\n)$`;

/** Text after a number that matches no sign. */
export const NO_SIGN_AFTER =
  /^(?:$|[,;|]?\n|[,;|]\s|[.)]+$|[,;.)|]?\s(?![.%‰€£¥₹₽$₩₺₴元円원人名個件台回명x×=÷*^<>°′″A-Zkzflл]))/iu;
