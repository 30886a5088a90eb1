import { randomUUID } from 'node:crypto';
import type { CompleteAgentRequest } from '@/lib/service/agents/agent';
import { createApp } from './app';
import { createCrm } from './crm/app';
import { createLater } from './delay';
import type { SandboxDeps } from './deps';
import { startServer } from './http/server';
import { createdAgents } from './operations/create-agent';
import { type SandboxInput, settleOptions } from './options';
import type { Workspace } from './seed/workspaces';
import { listWorkspaces, openDatabase } from './store/database';
import { allCalls, type RecordedCall } from './telephony/calls';

/** A running sandbox. */
export interface RunningSandbox {
  /** Origin of the service: what an administrator types as base URL. */
  url: string;
  /** Where the sample CRM starts. */
  crmUrl: string;
  workspaces: Workspace[];
  /** Every accepted click-to-dial POST in order: what tests count. */
  calls(): RecordedCall[];
  /** Every agent made over HTTP, as it was stored. */
  agents(): CompleteAgentRequest[];
  /** Ends server, connections and database. */
  stop(): Promise<void>;
}

/** Starts the sandbox in this process. `now` is epoch milliseconds, the machine's clock by default. */
export async function startSandbox(
  input: SandboxInput = {},
  now: () => number = Date.now,
): Promise<RunningSandbox> {
  const options = settleOptions(input);
  const db = openDatabase(options.db, options.seed);
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const later = createLater(stopped);
  const deps: SandboxDeps = { db, options, now, newId: randomUUID, later, stopped };
  const app = createApp(deps, (ms) => {
    server.shut();
    later(ms, server.open);
  });
  app.route('/crm', createCrm());
  const server = await startServer(app, options.host, options.port);
  return {
    url: server.url,
    crmUrl: `${server.url}/crm`,
    workspaces: listWorkspaces(db),
    calls: () => allCalls(deps),
    agents: () => createdAgents(deps),
    stop: async () => {
      stopping.abort();
      await server.stop();
      db.close();
    },
  };
}
