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
export const ENGINE_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));
