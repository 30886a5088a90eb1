/** Text before a number that matches no sign. Most numbers have such text. */
export const NO_SIGN_BEFORE = String.raw`(?:^|[^=<>×÷*^§°′″'"$€£¥₹₽₩₺₴[(#•\d,:−xXBE-]\s|(?:^|\s)[\p{L}]+:\s?|\n)$`;

/** Text after a number that matches no sign. */
export const NO_SIGN_AFTER =
  /^(?:$|[,;|]?\n|[,;|]\s|[.)]+$|[,;.)|]?\s(?![.%‰€£¥₹₽$₩₺₴元円원人名個件台回명x×=÷*^<>°′″A-Zkzflл]))/iu;
