import { randomUUID } from 'node:crypto';
import type { CompleteAgentRequest } from '@/lib/service/agents/agent';
import { createApp } from './app';
import { createCrm } from './crm/app';
import { createRealDelay, type SandboxDeps } from './deps';
import { startServer } from './http/server';
import { listCreatedAgents } from './operations/create-agent';
import type { ReceivedRecording } from './operations/transcriptions';
import { parseOptions, type SandboxOptionsInput } from './options';
import type { Workspace } from './seed/workspaces';
import { listWorkspaces, openDatabase } from './store/database';
import { listCalls, type RecordedCall } from './telephony/calls';

/** A running sandbox. */
export interface RunningSandbox {
  /** Origin of the service, which an administrator enters as its address. */
  url: string;
  /** Address of the sample CRM. */
  crmUrl: string;
  workspaces: Workspace[];
  /** Returns the accepted click-to-dial requests in order. Tests count them. */
  calls(): RecordedCall[];
  /** Returns the agents created over HTTP, as stored. */
  agents(): CompleteAgentRequest[];
  /** Returns the recordings that were sent to be transcribed, in order. */
  transcribed(): readonly ReceivedRecording[];
  /** Stops the server, its connections and the database. */
  stop(): Promise<void>;
}

/** Starts the sandbox in this process. `now` returns epoch milliseconds. */
export async function startSandbox(
  input: SandboxOptionsInput = {},
  now: () => number = Date.now,
): Promise<RunningSandbox> {
  const options = parseOptions(input);
  const db = openDatabase(options.db, options.seed);
  const stopping = new AbortController();
  const abortSignal = stopping.signal;
  const delay = createRealDelay(abortSignal);
  const deps: SandboxDeps = { db, options, now, newId: randomUUID, delay, abortSignal };
  const received: ReceivedRecording[] = [];
  const stopListening = (ms: number) => {
    server.close();
    delay(ms, server.reopen);
  };
  const app = createApp(deps, stopListening, received);
  app.route('/crm', createCrm());
  const server = await startServer(app, options.host, options.port);
  return {
    url: server.url,
    crmUrl: `${server.url}/crm`,
    workspaces: listWorkspaces(db),
    calls: () => listCalls(deps),
    transcribed: () => received,
    agents: () => listCreatedAgents(deps),
    stop: async () => {
      stopping.abort();
      await server.stop();
      db.close();
    },
  };
}
