import type { FaultInput } from '@/sandbox/faults/fault';

/** What the client makes of a fault: the code that a rep's sentence goes by. */
export type FaultCode =
  | 'unreachable'
  | 'timeout'
  | 'unauthorised'
  | 'refused'
  | 'did-not-owned'
  | 'rate-limited'
  | 'server-error'
  | 'not-the-service'
  | 'unreadable';

/** One fault of the service, as issued at the sandbox's control endpoint. */
export interface FaultRow {
  name: string;
  fault: FaultInput;
  code: FaultCode;
  /** The service's own words, shown behind ours. */
  words?: string;
  /** Whether what was asked for happened all the same; what the client can know of it is `code`. */
  happened: boolean;
  /** How long the service is left alone afterwards, ms. */
  holdMs?: number;
}

const status = (code: number, more: Omit<FaultInput, 'kind' | 'status'> = {}): FaultInput => ({
  kind: 'status',
  status: code,
  ...more,
});
const NOT_OURS = 'This DID number does not belong to your account. Please buy it.';

/** Every fault that a service is known to have. */
export const faultTable: readonly FaultRow[] = [
  {
    name: 'a refused connection',
    fault: { kind: 'refused', ms: 4_000 },
    code: 'unreachable',
    happened: false,
  },
  {
    name: 'a reset before the work',
    fault: { kind: 'reset' },
    code: 'unreachable',
    happened: false,
  },
  {
    name: 'a reset after the work',
    fault: { kind: 'reset', after: true },
    code: 'unreachable',
    happened: true,
  },
  {
    name: 'an answer later than the time-out',
    fault: { kind: 'late', ms: 60_000 },
    code: 'timeout',
    happened: true,
  },
  {
    name: 'a trickle of 100 seconds',
    fault: { kind: 'trickle' },
    code: 'timeout',
    happened: true,
  },
  { name: 'HTML', fault: { kind: 'html' }, code: 'not-the-service', happened: false },
  {
    name: 'HTML after the work',
    fault: { kind: 'html', after: true },
    code: 'not-the-service',
    happened: true,
  },
  { name: 'truncated JSON', fault: { kind: 'truncated' }, code: 'unreadable', happened: true },
  {
    name: 'an answer broken off',
    fault: { kind: 'cut-off' },
    code: 'unreadable',
    happened: true,
  },
  { name: 'wrong types', fault: { kind: 'wrong-types' }, code: 'unreadable', happened: true },
  { name: 'missing fields', fault: { kind: 'missing' }, code: 'unreadable', happened: true },
  { name: 'a body of 50 MB', fault: { kind: 'huge' }, code: 'unreadable', happened: false },
  {
    name: '`error: true` in a 200',
    fault: { kind: 'error-in-200' },
    code: 'refused',
    words: 'No.',
    happened: false,
  },
  { name: '400', fault: status(400), code: 'refused', words: 'Fault 400.', happened: false },
  { name: '401', fault: status(401), code: 'unauthorised', words: 'Fault 401.', happened: false },
  { name: '403', fault: status(403), code: 'unauthorised', words: 'Fault 403.', happened: false },
  { name: '404', fault: status(404), code: 'refused', words: 'Fault 404.', happened: false },
  { name: '422', fault: status(422), code: 'did-not-owned', words: NOT_OURS, happened: false },
  {
    name: '429',
    fault: status(429),
    code: 'rate-limited',
    words: 'Fault 429.',
    happened: false,
    holdMs: 60_000,
  },
  {
    name: '429 with Retry-After in seconds',
    fault: status(429, { retryAfter: 'seconds' }),
    code: 'rate-limited',
    words: 'Fault 429.',
    happened: false,
    holdMs: 30_000,
  },
  {
    name: '429 with Retry-After as a date',
    fault: status(429, { retryAfter: 'date' }),
    code: 'rate-limited',
    words: 'Fault 429.',
    happened: false,
    holdMs: 30_000,
  },
  { name: '500', fault: status(500), code: 'server-error', words: 'Fault 500.', happened: false },
  {
    // `fetch` itself sends the request a second time.
    name: '421',
    fault: status(421, { times: 2 }),
    code: 'server-error',
    words: 'Fault 421.',
    happened: false,
  },
  { name: '408', fault: status(408), code: 'timeout', words: 'Fault 408.', happened: false },
  {
    name: '408 after the work',
    fault: status(408, { after: true }),
    code: 'timeout',
    words: 'Fault 408.',
    happened: true,
  },
  { name: '425', fault: status(425), code: 'server-error', words: 'Fault 425.', happened: false },
  {
    name: '500 after the work',
    fault: status(500, { after: true }),
    code: 'server-error',
    words: 'Fault 500.',
    happened: true,
  },
  {
    name: '502 after the work',
    fault: status(502, { after: true }),
    code: 'server-error',
    words: 'Fault 502.',
    happened: true,
  },
  {
    name: '503 with Retry-After',
    fault: status(503, { retryAfter: 'seconds' }),
    code: 'server-error',
    words: 'Fault 503.',
    happened: false,
    holdMs: 30_000,
  },
  {
    name: 'a redirect elsewhere',
    fault: { kind: 'redirect' },
    code: 'not-the-service',
    happened: false,
  },
];

/** Faults that end by the client's patience; all others are given all the time of a busy machine. */
export function patienceFor({ fault }: FaultRow): number {
  return fault.kind === 'late' || fault.kind === 'trickle' ? 250 : 20_000;
}

/** What an operation makes of it that knows of no DID. */
export function withoutDidCode(row: FaultRow): FaultRow {
  return row.code === 'did-not-owned' ? { ...row, code: 'refused' } : row;
}

/** Our sentence, and behind it the service's words. */
export function sentenceWithWords(sentence: string, { words }: FaultRow): string {
  return words === undefined ? sentence : `${sentence} \u2068“${words}”\u2069`;
}
