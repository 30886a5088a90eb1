import { isLoopback } from '@/lib/service/address/loopback';
import type { CompleteAgentRequest } from '@/lib/service/agents/agent';
import type { SandboxDeps } from '@/sandbox/deps';
import { between, randomFrom } from '@/sandbox/random';

const PATIENCE_MS = 5_000;

/** What a session needs of the world. */
type Stage = Pick<SandboxDeps, 'later' | 'now' | 'newId'> & {
  options: Pick<SandboxDeps['options'], 'seed' | 'speed'>;
};

/**
 * Every agent with a `session_data_webhook` holds one trial session after it is made; at its end the
 * session's data is really posted there. On this machine only: a sandbox calls nobody.
 */
export function startSession(deps: Stage, agentId: string, agent: CompleteAgentRequest): void {
  const webhook = agent.session_data_webhook;
  if (webhook === undefined || !isLoopback(new URL(webhook).hostname)) return;
  const seconds = between(randomFrom(`${deps.options.seed}|session|${agentId}`), 20, 40);
  const startedAt = deps.now();
  deps.later((seconds * 1000) / deps.options.speed, (signal) =>
    post(webhook, signal, {
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

// The document shows neither kinds nor payload of these events; nobody waits for the answer.
async function post(webhook: string, stopped: AbortSignal, body: object): Promise<void> {
  await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch(() => undefined);
}
