import { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { CREATE_AGENT_PATH } from '@/lib/service/agents/agent';
import type { SandboxDeps } from '@/sandbox/deps';
import type { FaultList } from './control';
import { type Fault, runsOperation } from './fault';
import {
  firstHalf,
  hourAhead,
  hugeBody,
  streamSlowly,
  waitRealTime,
  withoutFields,
  wrongTypes,
} from './wrong-bodies';

const HOUR = 60 * 60 * 1000;
const SIGN_IN = '<!doctype html><html><title>Sign in</title><form method="post"></form></html>';
const NOT_OWNED = 'This DID number does not belong to your account. Please buy it.';

/** Applies the active faults to requests. */
export function applyFaults(deps: SandboxDeps, faults: FaultList): MiddlewareHandler {
  return async (c, next) => {
    const fault = faults.take(c.req.path);
    if (fault === undefined) return next();
    if (runsOperation(fault)) await next();
    const right = runsOperation(fault) ? await c.res.text() : '';
    c.res = undefined;
    c.res = await respondWithFault(deps, c, fault, right);
  };
}

async function respondWithFault(
  deps: SandboxDeps,
  c: Context,
  fault: Fault,
  right: string,
): Promise<Response> {
  const json = { 'content-type': 'application/json' };
  switch (fault.kind) {
    case 'reset':
      return reset(c);
    case 'late':
      await waitRealTime(fault.ms, deps.abortSignal);
      return new Response(right, { headers: json });
    case 'trickle':
      return new Response(streamSlowly(right, fault.ms, deps.abortSignal), { headers: json });
    case 'cut-off':
      return cutOff(c, right);
    case 'truncated':
      return new Response(firstHalf(right), { headers: json });
    case 'wrong-types':
      return new Response(wrongTypes(right), { headers: json });
    case 'missing':
      return new Response(withoutFields(right), { headers: json });
    case 'clock-off':
      return new Response(hourAhead(right), { headers: { ...json, date: httpDate(deps, HOUR) } });
    default:
      return independentResponse(deps, c, fault);
  }
}

/** Returns responses that do not depend on the right one. */
function independentResponse(deps: SandboxDeps, c: Context, fault: Fault): Response {
  switch (fault.kind) {
    case 'html':
      return new Response(SIGN_IN, { headers: { 'content-type': 'text/html' } });
    case 'huge':
      return new Response(hugeBody(), { headers: { 'content-type': 'application/json' } });
    case 'redirect':
      return new Response(null, { status: 307, headers: { location: fault.to } });
    case 'error-in-200':
      return c.json({ error: true, code: 422, message: 'No.', timestamp: deps.now(), data: {} });
    default:
      return refusal(deps, c, fault);
  }
}

function refusal(deps: SandboxDeps, c: Context, { status, retryAfter }: Fault): Response {
  const words = status === 422 ? NOT_OWNED : `Fault ${status}.`;
  const headers = new Headers({ 'content-type': 'application/json' });
  if (retryAfter === 'seconds') headers.set('retry-after', '30');
  if (retryAfter === 'date') {
    // A server writes both by one clock. Node's own `Date` can be a second old.
    headers.set('date', httpDate(deps, 0));
    headers.set('retry-after', httpDate(deps, 30_000));
  }
  const body =
    c.req.path === CREATE_AGENT_PATH
      ? { detail: words }
      : { error: true, code: status, message: words, timestamp: deps.now(), data: {} };
  return new Response(JSON.stringify(body), { status, headers });
}

function httpDate({ now }: SandboxDeps, ahead: number): string {
  return new Date(now() + ahead).toUTCString();
}

function reset(c: Context): Response {
  const { incoming } = connectionOf(c);
  incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

function cutOff(c: Context, right: string): Response {
  const { outgoing } = connectionOf(c);
  const length = Buffer.byteLength(right);
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
  outgoing.write(firstHalf(right), () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Returns Node's request and response, which the server passes to Hono as its environment. */
function connectionOf(c: Context): { incoming: IncomingMessage; outgoing: ServerResponse } {
  const { incoming, outgoing } = Object(c.env);
  if (incoming instanceof IncomingMessage && outgoing instanceof ServerResponse) {
    return { incoming, outgoing };
  }
  throw new Error('faults of the connection need the real server');
}
