import { type ReadonlySignal, signal } from '@preact/signals';
import type { StoredAgent } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/messages/client';

/** Agents that were created here. The service can't list them. */
export interface KnownAgentsModel {
  /** Newest first; `undefined` until read. */
  agents: ReadonlySignal<readonly StoredAgent[] | undefined>;
  read(): Promise<void>;
  /** Removes one from the list. The service keeps it. */
  forget(agent: StoredAgent): Promise<void>;
}

/** Creates the model of the list. */
export function createKnownAgentsModel(ask: Ask): KnownAgentsModel {
  const agents = signal<readonly StoredAgent[]>();

  async function read(): Promise<void> {
    const answer = await ask('created-agents', null);
    if (answer.ok) agents.value = answer.value;
  }

  return {
    agents,
    read,
    async forget({ id }) {
      await ask('forget-agent', { id });
      await read();
    },
  };
}
