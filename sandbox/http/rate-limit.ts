import type { MiddlewareHandler } from 'hono';
import { CREATE_AGENT_PATH } from '@/lib/service/agents/agent';
import type { SandboxDeps } from '@/sandbox/deps';
import { findCaller } from './auth';
import { respondError } from './respond';

const MINUTE = 60_000;

/**
 * Requests per minute by the company's plan. docs/service-interface.md (Limits) only says that
 * there is a limit. `--rate` replaces these limits.
 */
const PLANS: Readonly<Record<string, number>> = {
  starter: 6_000,
  team: 12_000,
  scale: 24_000,
};

const PLAN_OF_COMPANY = ['starter', 'team', 'scale'];

/** Limits the requests per workspace and minute. Responds 429 with `Retry-After` in seconds. */
export function limitRate(deps: SandboxDeps): MiddlewareHandler {
  const counts = new Map<number, { minute: number; requests: number }>();
  return async (c, next) => {
    const caller = findCaller(deps, c.req.raw.headers, ['token', 'api_access_token']);
    if (caller === null) return next();
    const minute = Math.floor(deps.now() / MINUTE);
    const last = counts.get(caller.workspaceId);
    const requests = last?.minute === minute ? last.requests + 1 : 1;
    counts.set(caller.workspaceId, { minute, requests });
    if (requests <= limitOf(deps, caller.companyId)) return next();
    c.header('retry-after', String(Math.ceil(((minute + 1) * MINUTE - deps.now()) / 1000)));
    const words = 'Rate limit of your plan reached.';
    if (c.req.path === CREATE_AGENT_PATH) return c.json({ detail: words }, 429);
    return respondError(c, 429, words, deps.now);
  };
}

function limitOf({ options }: SandboxDeps, companyId: number): number {
  const plan = PLAN_OF_COMPANY[companyId - 1] ?? 'starter';
  return options.rate ?? PLANS[plan] ?? Number.POSITIVE_INFINITY;
}
