import { randomUUID } from 'node:crypto';
import type { SettledAgent } from '@/lib/service/agent';
import { createApp } from './app';
import { allCalls, type RecordedCall } from './calls';
import { createCrm } from './crm/app';
import { listWorkspaces, openDatabase } from './database';
import { createLater } from './later';
import { createdAgents } from './operations/create-agent';
import { type SandboxInput, settleOptions } from './options';
import type { Workspace } from './seed/workspaces';
import { startServer } from './server';
import type { World } from './world';

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
  agents(): SettledAgent[];
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
  const world: World = { db, options, now, newId: randomUUID, later, stopped };
  const app = createApp(world, (ms) => {
    server.shut();
    later(ms, server.open);
  });
  app.route('/crm', createCrm());
  const server = await startServer(app, options.host, options.port);
  return {
    url: server.url,
    crmUrl: `${server.url}/crm`,
    workspaces: listWorkspaces(db),
    calls: () => allCalls(world),
    agents: () => createdAgents(world),
    stop: async () => {
      stopping.abort();
      await server.stop();
      db.close();
    },
  };
}
