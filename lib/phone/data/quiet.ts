/** Text before that no sign beside a number can fit: what most numbers stand after. */
export const QUIET_BEFORE = String.raw`(?:^|[^=<>×÷*^§°′″'"$€£¥₹₽₩₺₴[(#•\d,:−xXBE-]\s|(?:^|\s)[\p{L}]+:\s?|\n)$`;

/** Text after that none can fit. */
export const QUIET_AFTER =
  /^(?:$|[,;|]?\n|[,;|]\s|[.)]+$|[,;.)|]?\s(?![%‰€£¥₹₽$₩₺₴元円원人名個件台回명x×=÷*^<>°′″A-Zkzflл]))/iu;
