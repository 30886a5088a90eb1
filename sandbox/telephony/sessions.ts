import { isLoopback } from '@/lib/service/address/base-url';
import type { CompleteAgentRequest } from '@/lib/service/agents/agent';
import type { SandboxDeps } from '@/sandbox/deps';
import { randomFrom, wholeNumberBetween } from '@/sandbox/random';

const TIMEOUT_MS = 5_000;

/** Dependencies of a session. */
type SessionDeps = Pick<SandboxDeps, 'delay' | 'now' | 'newId'> & {
  options: Pick<SandboxDeps['options'], 'seed' | 'speed'>;
};

/**
 * Starts a trial session of a new agent with a `session_data_webhook`, and posts the session's data
 * there at its end. Only posts to this machine: a sandbox contacts no other machine.
 */
export function startSession(
  deps: SessionDeps,
  agentId: string,
  agent: CompleteAgentRequest,
): void {
  const webhook = agent.session_data_webhook;
  if (webhook === undefined || !isLoopback(new URL(webhook).hostname)) return;
  const seconds = wholeNumberBetween(randomFrom(`${deps.options.seed}|session|${agentId}`), 20, 40);
  const startedAt = deps.now();
  deps.delay((seconds * 1000) / deps.options.speed, (abortSignal) =>
    post(webhook, abortSignal, {
      session_id: deps.newId(),
      agent_id: agentId,
      agent_name: agent.agent_name,
      started_at: startedAt,
      ended_at: deps.now(),
      duration: seconds,
      disposition: 'Trial',
    }),
  );
}

// docs/service-interface.md (Events) does not show the payload, so it is invented.
async function post(webhook: string, abortSignal: AbortSignal, body: object): Promise<void> {
  await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.any([abortSignal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch(() => undefined);
}
