import type { ClickToDialRequest } from '@/lib/service/calls/click-to-dial';
import type { HistoryEntry } from '@/lib/service/calls/history';
import { parseResponse } from '@/lib/service/http/parse-response';
import { type ServiceErrorCode, serviceError } from '@/lib/service/http/service-error';
import type { SeededRandom } from '@/test/soak/random';
import type { VirtualTime } from './virtual-time';

/** How the service treats a POST: what it does, and what comes back. */
export interface PostFault {
  placed: boolean;
  /** `408`, `421`: the real answers, for which browsers repeat a request (408: on a used connection). */
  answer: 'call_id' | ServiceErrorCode | 408 | 421;
  /** The browser sends the request again by itself, unseen by any script, and shows the second answer. */
  repeated?: boolean;
  /** Whether the answer shows that nothing was placed. */
  saysNo?: boolean;
  /** How long it takes, ms. */
  takes?: number;
}

/** Every way in which a POST can go. */
export const postFaults = {
  taken: { placed: true, answer: 'call_id' },
  'taken, answered slowly': { placed: true, answer: 'call_id', takes: 19_000 },
  'taken, answer lost': { placed: true, answer: 'unreachable' },
  'taken, answer too late': { placed: true, answer: 'timeout', takes: 20_000 },
  'taken, answer unreadable': { placed: true, answer: 'unreadable' },
  'taken, then a fault': { placed: true, answer: 'server-error' },
  'taken twice, answered 421': { placed: true, answer: 421, repeated: true },
  'answered 421': { placed: false, answer: 421, repeated: true },
  'taken, answered 408': { placed: true, answer: 408 },
  'never arrived': { placed: false, answer: 'unreachable' },
  'no answer': { placed: false, answer: 'timeout', takes: 20_000 },
  'a fault': { placed: false, answer: 'server-error' },
  'a web page': { placed: false, answer: 'not-the-service' },
  refused: { placed: false, answer: 'refused', saysNo: true },
  'token refused': { placed: false, answer: 'unauthorised', saysNo: true },
  'too many': { placed: false, answer: 'rate-limited', saysNo: true },
} as const satisfies Record<string, PostFault>;

/** A name of one of them. */
export type PostFaultName = keyof typeof postFaults;

/** By what an entry of history names its call. */
export const historyShapes = ['call_id', 'id', 'submitted_id', 'none'] as const;

/** How this service behaves. */
export interface ServicePlan {
  post: PostFaultName;
  shape: (typeof historyShapes)[number];
  /** When the recording appears, ms after the POST; `undefined` means never. */
  recordedAfter: number | undefined;
  /** Share of history requests that fail. */
  historyFails: number;
  /** Calls of other reps that stand above ours in history. */
  others: number;
}

/** One POST that reached the service. */
interface Post {
  submittedId: string;
  at: number;
  placed: boolean;
  /** The browser's own second request. */
  byBrowser?: true;
}

/** A service that counts what reached it, and remembers what it placed. */
export interface CountingService {
  posts: Post[];
  historyRequests: number;
  dial(request: ClickToDialRequest): Promise<{ callId: string }>;
  history(page: number, limit: number): Promise<{ entries: HistoryEntry[]; totalPages: number }>;
}

const nextErrors = [
  'timeout',
  'server-error',
  'rate-limited',
  'unreachable',
  'unreadable',
] as const;

/** Makes the service. */
export function createService(
  time: VirtualTime,
  random: SeededRandom,
  plan: ServicePlan,
): CountingService {
  const posts: Post[] = [];
  const later = (ms: number) => new Promise<void>((done) => time.at(time.now() + ms, done));
  const service: CountingService = {
    posts,
    historyRequests: 0,
    async dial(request) {
      const fault: PostFault = postFaults[plan.post];
      const post = { submittedId: request.submitted_id ?? '', placed: fault.placed };
      posts.push({ ...post, at: time.now() });
      const callId = `service-${posts.length}`;
      if (fault.repeated) posts.push({ ...post, at: time.now(), byBrowser: true });
      await later(fault.takes ?? 200);
      if (fault.answer === 'call_id') return { callId };
      if (typeof fault.answer === 'number') throw errorOf(fault.answer, time);
      throw serviceError({ code: fault.answer, placed: fault.saysNo ? 'no' : 'unknown' });
    },
    async history(page, limit) {
      service.historyRequests += 1;
      const fails = random.chance(plan.historyFails);
      await later(150);
      if (fails) throw serviceError({ code: random.pick(nextErrors), placed: 'no' });
      const entries = [...foreignEntries(plan.others), ...ours(posts, plan, time.now())];
      const from = (page - 1) * limit;
      const totalPages = Math.ceil(entries.length / limit);
      return { entries: entries.slice(from, from + limit), totalPages };
    },
  };
  return service;
}

/** What the client makes of the status. */
function errorOf(status: number, time: VirtualTime): unknown {
  try {
    return parseResponse({ status, headers: new Headers(), text: '' }, true, time.now);
  } catch (error) {
    return error;
  }
}

function foreignEntries(count: number): HistoryEntry[] {
  return Array.from({ length: count }, (_, at) => ({ call_id: `other-${at}`, recording: null }));
}

/** Newest first. */
function ours(posts: readonly Post[], plan: ServicePlan, now: number): HistoryEntry[] {
  const named = posts.map((post, index) => entryOf(post, `service-${index + 1}`, plan, now));
  return named.filter((_, index) => posts[index]?.placed).reverse();
}

function entryOf(post: Post, callId: string, plan: ServicePlan, now: number): HistoryEntry {
  const isRecorded = plan.recordedAfter !== undefined && now >= post.at + plan.recordedAfter;
  const recording = isRecorded ? `https://voice.example.com/recordings/${callId}` : null;
  const names = {
    call_id: { call_id: callId, submitted_id: post.submittedId },
    id: { id: callId, tracking: post.submittedId },
    submitted_id: { submitted_id: post.submittedId },
    none: {},
  };
  return { recording, ...names[plan.shape] };
}
