const MASK = '…';
const QUOTES = '"\'`“”„‘’«»‹›';
const MAX_MESSAGE = 300;
const MAX_FRAMES = 20;

/**
 * Masks an error's message: everything from the first to the last quotation mark, and every word
 * that is not in {@link ENGINE_WORDS}. Numbers, names, addresses and tokens are such words.
 */
export function maskMessage(message: string): string {
  return withoutQuotes(message)
    .replace(/[^\s,;()[\]{}]+/gu, maskWord)
    .replace(/…(?:[\s,;]*…)+/gu, MASK)
    .slice(0, MAX_MESSAGE);
}

/** An apostrophe within a word (`can't`) is no quotation mark. A single mark may be a cut-off pair. */
function withoutQuotes(message: string): string {
  const marks = [...message.matchAll(new RegExp(`[${QUOTES}]`, 'gu'))].filter(
    ({ index, 0: mark }) =>
      mark !== "'" || !/\p{L}'\p{L}/u.test(message.slice(index - 1, index + 2)),
  );
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return message;
  const end = first === last ? message.length : last.index + 1;
  return `${message.slice(0, first.index)}${MASK}${message.slice(end)}`;
}

function maskWord(word: string): string {
  const bare = word.replace(/[.:!?]+$/u, '');
  return ENGINE_WORDS.has(bare.toLowerCase()) ? word : MASK;
}

/** Masks an error's name: only names of error types are kept. */
export function maskErrorName(name: string): string {
  return /^[A-Za-z]{0,30}Error$/.test(name) ? name : 'Error';
}

/**
 * Reduces a stack to positions in our own scripts (`card.js:1:234`), at most 20. Everything else is
 * dropped: the message that Chromium puts first, names of functions, scripts of the page.
 */
export function maskStack(stack: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const own = OWN_FRAME.exec(line);
    return own ? [`${withoutNumbers(own[1] ?? '')}:${own[2]}:${own[3]}`] : [];
  });
  return frames.slice(0, MAX_FRAMES).join('\n');
}

/** `    at f (chrome-extension://…/card.js:1:234)` or Firefox's `f@moz-extension://…/card.js:1:234`. */
const OWN_FRAME =
  /^(?:\s+at .*|[^\s]*@)(?:chrome|moz)-extension:\/\/[^/\s]+\/([\w./-]{1,80}\.js):(\d{1,7}):(\d{1,7})\)?$/;

/** No file of ours has this many digits in its name. */
function withoutNumbers(file: string): string {
  return file.replace(/\d{5,}/g, MASK);
}

/**
 * Words of the messages of browsers, of the database and of our own code. Only these words of an
 * error's message are kept: any other word may be a name.
 */
const WORDS = `a abort aborted access accessed accessing after all already an and annotation any api
  application are argument arguments array arrow as assign assigned assignment async at attempt
  attempted available await bad be because been before begin being bigint binding blob body boolean
  bound browser buffer but by call callable called callback can cannot cast change channel character
  circular class clone cloned closed closing code collection column compared complete completed
  connect connection const constant constructor contain contains context convert converted corrupt
  could count create created cyclic data database date deadlock decode deep defined delete deleted
  denied deserialize destructure did disconnected disk division do document does element elements
  empty encoded end ended enough enter error escape establish event exceed exceeded exceeds execute
  executing exhausted exist existing exists expected expired extension extensible fail failed failure fetch
  field file find fired flush for found frame from function get getter given global got handle handler
  has have id identifier if immutable in index indexed initialization initialized initializer input
  instance instanceof integer internal interrupted invalid invalidated invocation is it item iterable
  iterator json key keypath keys large length less line listener load local lock long lost many map
  matching maximum message method min missing mode module more must name network new no nodes non not
  null nullish number object objects observer of on only open opened operation optional options or
  origin out outside overflow parameter parent parse parsed parsing pattern pending permission point
  port position possible primitive private promise properties property protocol prototype proxy quota
  range read reading readonly ready receive receiving recursion redefine reduce reference regular
  rejected rejection release remove removed request resource response result return returned runtime
  schema script security serialize set setter shadow should signal size some source specified stack
  start state static storage store string strict structure subscribe such super support supported
  suspended symbol syntax system tab target template text than that the then there this throw thrown
  timed timeout to token too transaction tree tried trying type type typed undefined unexpected unhandled
  unique unknown unsupported until update upgrade url use used user valid value values variable version
  view was when while window with within without worker write writable writing wrong you`;

/** All words, in lower case. */
const ENGINE_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));
