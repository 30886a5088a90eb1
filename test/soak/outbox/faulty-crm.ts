import type { SeededRandom } from '@/test/soak/random';
import type { StoryCrm } from './story-crm';

/** How a CRM treats one request: what it does, and what comes back. */
interface CrmFault {
  /** Whether it has an effect: at once, or after its sender stopped waiting. */
  effect: 'none' | 'now' | 'late';
  /** The answer; without one the connection breaks. */
  answer?: 'right' | 'truncated' | (() => Response);
  /** How long it takes, ms. */
  takes?: number;
}

const page =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('<!DOCTYPE html><h1>Proxy</h1>', { status, headers });
const refusal = (status: number, name: string) => () =>
  Response.json({ name, message: 'no' }, { status });
const json = (body: unknown) => () => Response.json(body);
/** More than is read of an answer. */
const huge = () => new Response(' '.repeat(2_000_000));

/** Every way in which a request can go: all kinds of the service's faults (test/faults/table.ts), at the CRM. */
const requestFates = {
  'answered right': { effect: 'now', answer: 'right' },
  'answered slowly': { effect: 'now', answer: 'right', takes: 19_000 },
  'done, answer lost': { effect: 'now' },
  'done, answer too late': { effect: 'now', takes: 20_000 },
  'done long after, no answer': { effect: 'late', takes: 20_000 },
  'done long after, answered 504': { effect: 'late', answer: page(504), takes: 15_000 },
  'done, answer truncated': { effect: 'now', answer: 'truncated' },
  'done, then a fault': { effect: 'now', answer: page(500) },
  'done, then a redirect': { effect: 'now', answer: page(303, { location: '/web/login' }) },
  'done, answered 408': { effect: 'now', answer: page(408) },
  'done, answered 421': { effect: 'now', answer: page(421) },
  'done, a web page': { effect: 'now', answer: page(200) },
  'done, wrong types': { effect: 'now', answer: json({ id: 'seven' }) },
  'done, missing fields': { effect: 'now', answer: json({}) },
  'done, a body of 2 MB': { effect: 'now', answer: huge },
  'never arrived': { effect: 'none' },
  'no answer': { effect: 'none', takes: 20_000 },
  'a fault': { effect: 'none', answer: page(502) },
  'a web page': { effect: 'none', answer: page(200) },
  'a redirect': { effect: 'none', answer: page(303, { location: '/web/login' }) },
  'a fault for a while': { effect: 'none', answer: page(503, { 'retry-after': '90' }) },
  'too many': { effect: 'none', answer: page(429, { 'retry-after': '30' }) },
  'too many, for no time': { effect: 'none', answer: page(429) },
  'key refused': { effect: 'none', answer: refusal(401, 'werkzeug.exceptions.Unauthorized') },
  'no right': { effect: 'none', answer: refusal(403, 'odoo.exceptions.AccessError') },
  'entry refused': { effect: 'none', answer: refusal(422, 'odoo.exceptions.ValidationError') },
} as const satisfies Record<string, CrmFault>;

/** A name of one of them. */
export type CrmFaultName = keyof typeof requestFates;

/** Their names. */
export const crmFaultNames = Object.keys(requestFates) as CrmFaultName[];

/** The virtual clock of a story. */
export interface CrmClock {
  now(): number;
  pass(ms: number): void;
}

/** A request may take effect so long after it was sent. Odoo ends it then. */
const LATEST_MS = 120_000;

/** A CRM over an unreliable network. */
export interface FaultyCrm {
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Does what is still under way, up to now. */
  catchUp(): Promise<void>;
}

/** Creates it. `nextFault` says how each request goes, by its address. */
export function createFaultyCrm(
  odoo: Pick<StoryCrm, 'answer'>,
  clock: CrmClock,
  random: SeededRandom,
  nextFault: (url: string) => CrmFaultName,
): FaultyCrm {
  let underWay: { at: number; request: Request }[] = [];

  async function catchUp(): Promise<void> {
    const done = underWay.filter(({ at }) => at <= clock.now());
    underWay = underWay.filter(({ at }) => at > clock.now());
    for (const { request } of done) await odoo.answer(request);
  }

  return {
    catchUp,
    async fetch(url, { signal: _, ...init }) {
      await catchUp();
      const request = new Request(url, init);
      const fault: CrmFault = requestFates[nextFault(url)];
      const startedAt = clock.now();
      const right = fault.effect === 'now' ? await odoo.answer(request) : undefined;
      if (fault.effect === 'late') {
        underWay.push({ at: startedAt + random.below(LATEST_MS), request });
      }
      clock.pass(fault.takes ?? 200);
      return respond(fault, right);
    },
  };
}

async function respond({ answer }: CrmFault, right: Response | undefined): Promise<Response> {
  if (!answer) throw new TypeError('Failed to fetch');
  if (typeof answer === 'function') return answer();
  if (!right) throw new Error('nothing was done');
  if (answer === 'right') return right;
  const text = await right.text();
  return new Response(text.slice(0, text.length / 2), { status: right.status });
}
