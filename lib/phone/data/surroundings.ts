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

/** Each sign with its reason; the one that outweighs most decides. */
export const SURROUNDINGS: readonly Surrounding[] = [
  {
    reason: 'a position',
    before: /[°′″'"]\s?$/,
    after: /^\s?[NSEWO]\b/,
    near: /[°′″'"]/,
    beats: 'all',
    example: "40'2125550123 N",
  },
  {
    reason: 'an address of a device',
    before: /[\da-f]:$/i,
    after: /^(?::(?!\d\d(?:\s|$))|[a-f])/i,
    near: /:$/,
    beats: 'all',
    example: '0a:2125550123:bb',
  },
  {
    reason: 'an amount',
    before: /[$€£¥₹₽₩₺₴]\s?-?$/,
    near: /[$€£¥₹₽₩₺₴-]/,
    beats: 'all',
    example: '$2125550123',
  },
  {
    reason: 'an amount',
    after:
      /^(?:,\d\d)?\s?(?:(?:[%‰€£¥₹₽$₩₺₴]|元|円|원)(?!\s?\d)|(?:kč|zł|ft|kr|lei|лв)(?!\p{L}))/iu,
    near: /[,%‰€£¥₹₽$₩₺₴元円원kzflл]/iu,
    beats: 'all',
    example: '212 555 0123 €',
  },
  {
    reason: 'a count',
    after: /^\s?(?:人|名|個|件|台|回|명)/,
    near: /[人名個件台回명]/,
    beats: 'grouped',
    example: '2125550123人',
  },
  {
    reason: 'a decimal',
    before: /(?:^|[^\d])\d{1,3}[.,']$/,
    near: /[.,']$/,
    beats: 'grouped',
    example: '1,2125550123',
  },
  {
    reason: 'a ratio',
    before: /\d:$/,
    after: /^:\d(?!\d(?!\d))/,
    near: /:$/,
    beats: 'all',
    example: '3:2125550123:4',
  },
  {
    reason: 'maths',
    after: /^\s*[=×÷*^]\s*[-−]?\d/,
    near: /[=×÷*^]/,
    beats: 'all',
    whole: true,
    example: '2125550123 = 5',
  },
  {
    reason: 'maths',
    after: /^\s*[<>%]\s*\d/,
    near: /[<>%]/,
    beats: 'bare',
    whole: true,
    example: '2125550123 > 7',
  },
  {
    reason: 'maths',
    before: /\d\s*[=×÷*^]\s*$/,
    near: /[=×÷*^]/,
    beats: 'grouped',
    example: '5 × 212-555-0123',
  },
  {
    reason: 'data',
    before: /(?:^|[\s&;{(["'])[\w.-]+=$/,
    near: /=$/,
    beats: 'grouped',
    unlessPhone: true,
    example: 'id=212-555-0123',
  },
  { reason: 'data', after: /^=/, near: /^=/, beats: 'grouped', example: '212-555-0123=x' },
  {
    reason: 'a measure',
    after: /^\s?(?:[kcm]?m[²³]|ft²)/,
    near: /[kcmf]/,
    beats: 'grouped',
    example: '212.555.0123 m²',
  },
  {
    reason: 'maths',
    before: /(?:[=>]\s*|<\s+|[\w)\]]<)$/,
    near: /[=<>]/,
    beats: 'bare',
    unlessPhone: true,
    example: '< 2125550123',
  },
  {
    reason: 'maths',
    before: /[\w)\]]\s*(?:=|[<>]=?)\s+$/,
    near: /[=<>] /,
    beats: 'grouped',
    unlessPhone: true,
    example: 'n = 212-555-0123',
  },
  {
    reason: 'a size',
    after: /^\s?[x×]\s?\d/i,
    near: /[x×]/i,
    beats: 'grouped',
    example: '212-555-0123 × 4',
  },
  {
    reason: 'a size',
    before: /\d\s?[x×]\s?$/i,
    near: /[x×]/i,
    beats: 'grouped',
    example: '4 x 212-555-0123',
  },
  {
    reason: 'data',
    before: /["']\s*[:=]\s*["']?$/,
    near: /[:="']/,
    beats: 'grouped',
    unlessPhone: true,
    example: '"n": 212-555-0123',
  },
  {
    reason: 'data',
    before: /[\w\])]\[$/,
    near: /\[$/,
    beats: 'grouped',
    example: 'rows[212-555-0123',
  },
  {
    reason: 'a list of data',
    before: /\[[\d\s,.+-]*$/,
    near: /[[\d,.+-]/,
    beats: 'bare',
    whole: true,
    unlessPhone: true,
    example: '[2125550123, 4155550132]',
  },
  {
    reason: 'code',
    before: /\b[A-Z]+\(?$/,
    after: /^\)/,
    near: /[A-Z(]$/,
    beats: 'bare',
    unlessPhone: true,
    example: 'SUM(2125550123)',
  },
  {
    reason: 'a name',
    before: /(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|[\p{L}\d]_)(?<!\b0xx)$/u,
    near: /[^\0-@[-^`{-\x7f]$/,
    beats: 'grouped',
    unlessPhone: true,
    example: 'Orcs212-555-0123',
  },
  {
    reason: 'an account number',
    before: /\b[A-Z]{2}$/,
    near: /[A-Z]$/,
    beats: 'grouped',
    whole: true,
    unlessPhone: true,
    example: 'DE212-555-0123',
  },
  {
    reason: 'an amount',
    after: /^,\d\d(?![\d.,]|\s?[A-Za-z])/,
    near: /^,/,
    beats: 'grouped',
    example: '212-555-0123,50',
  },
  {
    reason: 'a code',
    before: /[A-Za-z\d_]-$/,
    near: /-$/,
    beats: 'grouped',
    unlessPhone: true,
    example: 'ORD-212-555-0123',
  },
  {
    reason: 'a code',
    after: /^(?:[\p{Script=Latin}\p{Script=Cyrillic}]|_[\p{L}\d])/u,
    near: /^[^\0-@[-^`{-\x7f]/,
    beats: 'grouped',
    example: '212-555-0123b',
  },
  {
    reason: 'a code',
    after: /^-[A-Za-z]/,
    near: /^-/,
    beats: 'grouped',
    example: '212-555-0123-XL',
  },
  {
    reason: 'a company number',
    before: /(?:^|\W)BE\s?$/,
    near: /E/,
    beats: 'grouped',
    unlessPhone: true,
    example: 'BE 212-555-0123',
  },
  {
    reason: 'a negative number',
    before: /(?:^|[\s(,])[-−]$/,
    near: /[-−]$/,
    beats: 'bare',
    unlessPhone: true,
    example: '-2125550123',
  },
  {
    reason: 'a tag',
    before: /(?:^|[\s(])#$/,
    near: /#$/,
    beats: 'grouped',
    unlessPhone: true,
    example: '#212-555-0123',
  },
  {
    reason: 'a name',
    before: /(?:^|\s)@$/,
    near: /@$/,
    beats: 'bare',
    unlessPhone: true,
    example: 'see @2125550123',
  },
  {
    reason: 'a path',
    before: /\p{L}{2,}\/$/u,
    near: /\/$/,
    beats: 'bare',
    unlessPhone: true,
    example: 'video/2125550123',
  },
  {
    reason: 'a number to another base',
    before: /\b0x$/i,
    near: /x$/i,
    beats: 'grouped',
    whole: true,
    example: '0x80070005 (2125550123)',
  },
  { reason: 'a section', before: /§\s?$/, near: /§/, beats: 'all', example: '§ 212-555-0123' },
  {
    reason: 'a masked number',
    before: /[*xX•]{3,}[\s)-]*$/,
    near: /[*xX•)-]/,
    beats: 'all',
    example: 'xxx-212-555-0123',
  },
  {
    reason: 'a longer number',
    after: /^,\d{3}(?!\d|[-. ]\d)/,
    near: /^,/,
    beats: 'bare',
    example: '2125550123,456',
  },
];

/** Text before that none of the rules can fit: what most numbers stand after. */
export const QUIET_BEFORE =
  /(?:^|[^=<>×÷*^§°′″'"$€£¥₹₽₩₺₴[(#•\d,:−xXBE-]\s|(?:^|\s)[\p{L}]+:\s?|\n)$/u;

/** Text after that none of the rules can fit. */
export const QUIET_AFTER =
  /^(?:$|[,;|]?\n|[,;|]\s|[.)]+$|[,;.)|]?\s(?![%‰€£¥₹₽$₩₺₴元円원人名個件台回명x×=÷*^<>°′″A-Zkzflл]))/iu;
