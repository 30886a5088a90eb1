import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { type RunningServer, startServer } from '@/sandbox/http/server';

/** A CRM's API: answers requests, and keeps what they did. */
export interface CrmApi {
  answer(request: Request): Promise<Response>;
}

/**
 * How a request goes wrong on its way:
 *
 * - `lost`: it takes effect, then the connection breaks
 * - `reset`: the connection breaks before it takes effect
 * - `silent`: it takes effect, and nothing is answered
 * - `bad-gateway`: it takes effect, and a proxy answers 502
 * - `unavailable`: it has no effect; 503
 * - `page`: it takes effect, and a proxy answers with a web page
 */
export const crmFaults = ['lost', 'reset', 'silent', 'bad-gateway', 'unavailable', 'page'] as const;

/** How a request goes wrong. */
export type CrmFault = (typeof crmFaults)[number];

/** A fake CRM on a port of this machine. */
export interface CrmServer extends RunningServer {
  /** Requests to come that go wrong, first one first. */
  faults: (CrmFault | undefined)[];
}

/** Serves a fake CRM at 127.0.0.1, at any free port. */
export async function startCrmServer(api: CrmApi): Promise<CrmServer> {
  const faults: CrmServer['faults'] = [];
  const app = new Hono();
  app.all('*', async ({ req, env }) => {
    const fault = faults.shift();
    const hangUp = () => {
      const { incoming } = env as HttpBindings;
      incoming.socket.destroy();
      return new Promise<Response>(() => undefined);
    };
    if (fault === 'reset') return hangUp();
    if (fault === 'unavailable') return new Response('Unavailable', { status: 503 });
    const answer = await api.answer(req.raw);
    if (fault === 'lost') return hangUp();
    if (fault === 'silent') return new Promise<Response>(() => undefined);
    if (fault === 'bad-gateway') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (fault === 'page') return new Response('<h1>Please wait</h1>');
    return answer;
  });
  const server = await startServer(app, '127.0.0.1', 0);
  return { ...server, faults };
}

/** A maximum number of requests within a time. */
export interface RateLimit {
  requests: number;
  windowMs: number;
}

/** Counts requests. Returns whether one more is too many. */
export function createRateLimit({ requests, windowMs }: RateLimit, now: () => number) {
  const times: number[] = [];
  return () => {
    while (times[0] !== undefined && times[0] <= now() - windowMs) times.shift();
    if (times.length >= requests) return true;
    times.push(now());
    return false;
  };
}
