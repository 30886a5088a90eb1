import type { SettledAgent } from '@/lib/service/agent';
import { isLoopback } from '@/lib/service/loopback';
import { between, randomFrom } from './random';
import type { World } from './world';

const PATIENCE_MS = 5_000;

/** What a session needs of the world. */
type Stage = Pick<World, 'later' | 'now' | 'newId'> & {
  options: Pick<World['options'], 'seed' | 'speed'>;
};

/**
 * Every agent with a `session_data_webhook` holds one trial session after it is made; at its end the
 * session's data is really posted there. On this machine only: a sandbox calls nobody.
 */
export function startSession(world: Stage, agentId: string, agent: SettledAgent): void {
  const webhook = agent.session_data_webhook;
  if (webhook === undefined || !isLoopback(new URL(webhook).hostname)) return;
  const seconds = between(randomFrom(`${world.options.seed}|session|${agentId}`), 20, 40);
  const startedAt = world.now();
  world.later((seconds * 1000) / world.options.speed, (signal) =>
    post(webhook, signal, {
      session_id: world.newId(),
      agent_id: agentId,
      agent_name: agent.agent_name,
      started_at: startedAt,
      ended_at: world.now(),
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
